import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { query } from "../../command.ts";
import type { UserActor } from "../../context.ts";
import { fail, platformErrors } from "../../errors.ts";
import { newId } from "../../ids.ts";
import type { Module } from "../../module.ts";
import { platformModule } from "../../platform-module.ts";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { createUserActor } from "../../testing/create-user-actor.ts";

const declare = { tag: "test", summary: "For this test" };

const Note = z.object({
  text: z.string().min(1, "Write something.").max(2_000_000),
  count: z.number().int().default(1),
});

const Answer = z.object({ id: z.string(), text: z.string() });

export const ann = createUserActor({ email: "" });

export const admin = { ...ann, isAdmin: true };

interface Options {
  as?: UserActor | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export const notes = () => `/api/v1/test/notes/${newId()}`;

/** A server with test routes: one per kind of access, and some that fail. */
export function stageHttp() {
  let performed: string[] = [];
  let hold: Promise<void> | undefined;
  let failOnce = false;

  const testModule: Module = {
    name: "test",
    routes: [
      (app) => {
        app.route(
          route({
            ...declare,
            method: "GET",
            path: "/api/v1/test/open",
            id: "open",
            access: "public",
            reply: Answer,
          }),
          async () => ({ id: "1", text: "for everyone" }),
        );
        app.route(
          route({
            ...declare,
            method: "GET",
            path: "/api/v1/test/admin",
            id: "adminOnly",
            access: "admin",
            reply: Answer,
          }),
          async () => ({ id: "1", text: "for admins" }),
        );
        app.route(
          route({
            ...declare,
            method: "POST",
            path: "/api/v1/test/notes/:id",
            id: "addNote",
            access: "user",
            params: z.object({ id: z.uuid() }),
            body: Note,
            reply: Answer,
            status: 201,
            keepsReply: true,
          }),
          async (_ctx, { params, body }) => {
            await hold;
            if (failOnce) {
              failOnce = false;
              fail(platformErrors, "rate.limited", { details: { retryAfterSeconds: 7 } });
            }
            performed.push(body.text);
            return { ...params, text: body.text };
          },
        );
        app.route(
          route({
            ...declare,
            method: "POST",
            path: "/api/v1/test/admin",
            id: "adminPost",
            access: "admin",
            body: Note,
          }),
          async () => undefined,
        );
        app.route(
          route({
            ...declare,
            method: "GET",
            path: "/api/v1/test/fail/:how",
            id: "failSomehow",
            access: "public",
            params: z.object({ how: z.string() }),
            reply: Answer,
          }),
          async (ctx, { params }) => {
            if (params.how === "shape") return { id: 7 } as never;
            if (params.how === "nul") await query(ctx, ({ db }) => sql`select ${"a\0b"}::text`.execute(db));
            if (params.how === "sql")
              await query(ctx, ({ db }) => sql`select * from secret_table`.execute(db));
            throw new Error("connect to 10.0.0.5 with password hunter2");
          },
        );
      },
    ],
  };

  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ modules: [platformModule, testModule], listen: true });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => {
    performed = [];
    hold = undefined;
    failOnce = false;
  });

  async function call(method: string, path: string, { as, body, headers }: Options = {}) {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(as ? server.headersOf(as) : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text ? JSON.parse(text) : undefined,
    };
  }

  return {
    get performed() {
      return performed;
    },
    get hold() {
      return hold;
    },
    set hold(value: Promise<void> | undefined) {
      hold = value;
    },
    get failOnce() {
      return failOnce;
    },
    set failOnce(value) {
      failOnce = value;
    },
    get server() {
      return server;
    },
    call,
  };
}
