import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createSecretKey, resolveDataApiCaller } from "#features/auth/server/index.ts";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { route } from "#platform/contract/route.ts";
import { createFunctionsModule } from "../../functions/create-functions-module.ts";
import { defineFunction } from "../../functions/function-declaration.ts";
import type { Module } from "../../module.ts";

const input = z.object({ text: z.string().optional() });
const declare = { method: "POST", tag: "test", summary: "For this test", body: input } as const;

const echo: Module = {
  name: "echo",
  routes: [
    (app) => {
      for (const access of ["public", "user"] as const) {
        const declaration = route({ ...declare, path: `/api/v1/test/${access}`, id: access, access });
        app.route(declaration, async () => undefined);
      }
    },
  ],
  functions: [
    defineFunction({
      name: "echo",
      access: "anyone",
      methods: ["POST"],
      input,
      answer: async () => ({ json: {} }),
    }),
  ],
  dataApi: { tables: [{ name: "marks", methods: ["select", "insert"] }] },
};

const schema = `
create table marks (id int primary key, text text);
alter table marks enable row level security;
alter table marks force row level security;
create policy service on marks to service_role using (true) with check (true);
grant select, insert on marks to service_role;
`;

let server: AuthTestServer;
let ann: Person;
beforeAll(async () => {
  server = await createOwnAuthTestServer([echo, createFunctionsModule([echo], resolveDataApiCaller)]);
  await server.look(schema);
  ann = await server.signUpPerson();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const open = ["/auth/v1/signup", "/rest/v1/marks", "/functions/v1/echo", "/api/v1/test/public"];

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}, method = "POST") {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: { apikey: server.publishableKey, "content-type": "application/json", ...headers },
    body,
    ...(typeof body === "string" ? {} : { duplex: "half" }),
  });
  return { status: reply.status, text: await reply.text() };
}

const textOf = (bytes: number) => JSON.stringify({ text: "x".repeat(bytes - 11) });

/** A body in pieces, whose length no header names. */
const inPieces = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < text.length; at += 8_192)
        controller.enqueue(new TextEncoder().encode(text.slice(at, at + 8_192)));
      controller.close();
    },
  });

describe("JSON of more levels than anybody needs is refused before it is built", () => {
  it.each([...open, "/api/v1/test/user"])("%s", async (path) => {
    const { status, text } = await send(path, "[".repeat(10_000), ann.headers);
    expect(status).toBe(400);
    expect(text).toContain("more than 64 levels");
  });

  it("also a megabyte of it, from eight connections at once", async () => {
    const bodies = Array.from({ length: 8 }, () =>
      send("/rest/v1/marks", "[".repeat(1_000_000), ann.headers),
    );
    for (const { status, text } of await Promise.all(bodies)) {
      expect(status).toBe(400);
      expect(text).toContain("more than 64 levels");
    }
  });

  it.each([...open, "/api/v1/test/user"])("and so are more values: %s", async (path) => {
    const { status, text } = await send(path, `[${"1,".repeat(60_000)}1]`, ann.headers);
    expect(status).toBe(400);
    expect(text).toContain("more than 50000 values");
  });

  it("and more fields of a form", async () => {
    const form = { ...ann.headers, "content-type": "application/x-www-form-urlencoded" };
    const { status, text } = await send("/auth/v1/signup", "a&".repeat(20_000), form);
    expect(status).toBe(400);
    expect(text).toContain("more than 1000 fields");
  });
});

describe("the body of a caller without a session is small", () => {
  it.each(open)("%s", async (path) => {
    expect((await send(path, textOf(32_000))).status).not.toBe(413);
    expect((await send(path, textOf(33_000))).status).toBe(413);
    expect((await send(path, inPieces(textOf(33_000)))).status).toBe(413);
  });

  it("with a token that nobody signed, too", async () => {
    const [head, , signature] = ann.session.access_token.split(".");
    const claims = Buffer.from(JSON.stringify({ role: "service_role", exp: 9e9 })).toString("base64url");
    for (const token of ["no.such.token", `${head}.${claims}.${signature}`]) {
      const { status } = await send(
        "/auth/v1/user",
        textOf(33_000),
        { authorization: `Bearer ${token}` },
        "PUT",
      );
      expect(status).toBe(413);
    }
  });
});

describe("a large body is read", () => {
  it("of a person", async () => {
    const data = `{"data":${textOf(200_000)}}`;
    expect((await send("/auth/v1/user", data, ann.headers, "PUT")).text).toContain("metadata is limited");
    expect((await send("/api/v1/test/user", textOf(200_000), ann.headers)).status).toBe(204);
    expect((await send("/api/v1/test/user", inPieces(textOf(200_000)), ann.headers)).status).toBe(204);
  });

  it("of a program with a secret key", async () => {
    const apikey = await createSecretKey(server.system, {});
    const rows = Array.from({ length: 1_000 }, (_, id) => ({ id, text: "x".repeat(100) }));
    expect(await send("/rest/v1/marks", JSON.stringify(rows), { apikey })).toEqual({ status: 201, text: "" });
  });
});
