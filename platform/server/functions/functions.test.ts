import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { resolveDataApiCaller } from "#features/auth/server/index.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import type { Module } from "../module.ts";
import { createFunctionsModule } from "./create-functions-module.ts";
import { defineFunction } from "./function-declaration.ts";

const echo: Module = {
  name: "echo",
  functions: [
    defineFunction({
      name: "echo",
      access: "anyone",
      methods: ["POST", "GET"],
      input: z.object({ word: z.string().max(5).optional() }),
      answer: async (ctx, { input }) => ({
        json: { word: input.word ?? null, who: ctx.actor.type },
        cookies: ["a=1; HttpOnly", "b=2"],
      }),
    }),
    defineFunction({
      name: "own",
      access: "person",
      methods: ["POST"],
      input: z.object({}),
      answer: async (ctx) => ({ json: { user: ctx.actor.type === "user" ? ctx.actor.userId : null } }),
    }),
    defineFunction({
      name: "fails",
      access: "anyone",
      methods: ["POST"],
      input: z.object({}),
      answer: () => Promise.reject(new Error("an inner secret")),
    }),
  ],
};

let server: AuthTestServer;
beforeAll(async () => {
  server = await createOwnAuthTestServer([echo, createFunctionsModule([echo], resolveDataApiCaller)]);
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (name: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    ...init,
    headers: { apikey: server.publishableKey, ...init.headers },
  });

test("a visitor calls with the publishable key alone, and without a body", async () => {
  const reply = await call("echo");
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toContain("application/json");
  expect(await reply.json()).toEqual({ word: null, who: "anonymous" });
  expect(reply.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
});

test("a call without a key is refused", async () => {
  const reply = await fetch(`${server.url}/functions/v1/echo`, { method: "POST" });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ error: "No API key found in request" });
});

test("a person's function refuses visitors, and knows its person", async () => {
  const refused = await call("own");
  expect([refused.status, await refused.json()]).toEqual([
    401,
    expect.objectContaining({ code: "auth.required" }),
  ]);
  const { id, headers } = await server.signUpPerson();
  expect(await (await call("own", { headers })).json()).toEqual({ user: id });
  const forged = await call("own", { headers: { authorization: "Bearer no.such.token" } });
  expect(forged.status).toBe(401);
});

test("an input that is not as declared is refused with a sentence and a code", async () => {
  for (const body of ['{"word":"too long"}', "{", "[]"]) {
    const reply = await call("echo", { body, headers: { "content-type": "application/json" } });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: "request.invalid", error: expect.any(String) });
  }
});

test("what fails inside is told without its inside", async () => {
  const reply = await call("fails");
  expect(reply.status).toBe(500);
  expect(await reply.text()).not.toContain("secret");
});

test("unknown names and other methods are not there", async () => {
  expect((await call("nothing")).status).toBe(404);
  expect((await call("own", { method: "DELETE" })).status).toBe(404);
});

test("pages of any origin may ask, without cookies", async () => {
  const reply = await fetch(`${server.url}/functions/v1/echo`, {
    method: "OPTIONS",
    headers: { "access-control-request-headers": "apikey, x-region" },
  });
  expect(reply.status).toBe(204);
  expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  expect(reply.headers.get("access-control-allow-headers")).toBe("apikey, x-region");
});

test("two functions of one name are a mistake that the start tells", () => {
  expect(() => createFunctionsModule([echo, echo], resolveDataApiCaller)).toThrow("echo");
});
