import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { query } from "../command.ts";
import type { UserActor } from "../context.ts";
import { fail, platformErrors } from "../errors.ts";
import { newId } from "../ids.ts";
import type { Module } from "../module.ts";
import { platformModule } from "../platform-module.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";

const declare = { tag: "test", summary: "For this test" };
const Note = z.object({
  text: z.string().min(1, "Write something.").max(2_000_000),
  count: z.number().int().default(1),
});
const Answer = z.object({ id: z.string(), text: z.string() });

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
          if (params.how === "sql") await query(ctx, ({ db }) => sql`select * from secret_table`.execute(db));
          throw new Error("connect to 10.0.0.5 with password hunter2");
        },
      );
    },
  ],
};

let server: TestServer;
const ann = createUserActor({ email: "" });
const admin = { ...ann, isAdmin: true };

beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, testModule], listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  performed = [];
  hold = undefined;
  failOnce = false;
});

interface Options {
  as?: UserActor | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

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

const notes = () => `/api/v1/test/notes/${newId()}`;

describe("an error reply", () => {
  it("names the field that is wrong, and the request", async () => {
    const reply = await call("POST", notes(), { as: ann, body: { text: "", count: 1.5 } });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toEqual({
      code: "request.invalid",
      message: "body.text: Write something.",
      requestId: reply.headers.get("x-request-id"),
      fields: [
        { field: "body.text", message: "Write something." },
        { field: "body.count", message: expect.any(String) },
      ],
    });
    expect(performed).toEqual([]);
  });

  it("names a wrong part of the address", async () => {
    const reply = await call("POST", "/api/v1/test/notes/7", { as: ann, body: { text: "x" } });
    expect(reply.status).toBe(400);
    expect(reply.body.error.fields[0].field).toBe("params.id");
  });

  it.each(["error", "sql", "shape"])("tells nothing of the inside when something fails: %s", async (how) => {
    const reply = await call("GET", `/api/v1/test/fail/${how}`);
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      error: {
        code: "server.failed",
        message: platformErrors["server.failed"][1],
        requestId: reply.headers.get("x-request-id"),
      },
    });
  });

  it("is 400 for text that the database cannot keep", async () => {
    const reply = await call("GET", "/api/v1/test/fail/nul");
    expect(reply).toMatchObject({ status: 400, body: { error: { code: "request.invalid" } } });
  });

  it("is 503 while the database is away", async () => {
    await server.look(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adjutant' and datname = current_database()",
    );
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => call("POST", notes(), { as: ann, body: { text: "x" } })),
    );
    for (const { status } of replies) expect([201, 503]).toContain(status);
    expect((await call("POST", notes(), { as: ann, body: { text: "x" } })).status).toBe(201);
  });

  it("says when to come back", async () => {
    failOnce = true;
    const reply = await call("POST", notes(), { as: ann, body: { text: "x" } });
    expect(reply.status).toBe(429);
    expect(reply.headers.get("retry-after")).toBe("7");
    expect(reply.body.error).toMatchObject({ code: "rate.limited", details: { retryAfterSeconds: 7 } });
  });

  it.each([
    ["JSON that is none", '{"text": ', 400, "request.invalid"],
    [
      "JSON that would change what objects are made of",
      '{"text":"x","__proto__":{"isAdmin":true}}',
      400,
      "request.invalid",
    ],
    ["nothing", "", 400, "request.invalid"],
    ["more than a megabyte", JSON.stringify({ text: "x".repeat(1_048_577) }), 413, "request.too_large"],
  ])("has a code for %s", async (_what, body, status, code) => {
    const reply = await call("POST", notes(), { as: ann, body });
    expect(reply).toMatchObject({ status, body: { error: { code } } });
    expect(performed).toEqual([]);
  });

  it("has a code for another type than JSON", async () => {
    const reply = await call("POST", notes(), {
      as: ann,
      body: "text=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(reply).toMatchObject({ status: 415, body: { error: { code: "request.invalid" } } });
  });

  it.each(["/api/v1/nothing", "/nothing", "/api/v1/test/notes"])(
    "is 404 for an address that nothing answers: %s",
    async (path) => {
      const reply = await call("GET", path);
      expect(reply).toMatchObject({ status: 404, body: { error: { code: "route.not_found" } } });
    },
  );

  it.each([
    ["/api/v1/%zz", 400],
    [`/api/v1/test/fail/${"x".repeat(300)}`, 414],
  ])("has its usual form for an address that is none: %s", async (path, status) => {
    const reply = await call("GET", path);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toMatchObject({ code: "request.invalid", requestId: expect.any(String) });
  });
});

describe("access", () => {
  it.each([
    ["a public address", "GET", "/api/v1/test/open", [200, 200, 200]],
    ["an address for admins", "GET", "/api/v1/test/admin", [401, 403, 200]],
    ["an address for people, with a body that is wrong", "POST", notes(), [401, 400, 400]],
    ["an address for admins, with a body that is wrong", "POST", "/api/v1/test/admin", [401, 403, 400]],
  ])("of visitors, people and admins to %s", async (_what, method, path, expected) => {
    const options = method === "POST" ? { body: {} } : {};
    const replies = [
      await call(method, path, options),
      await call(method, path, { ...options, as: ann }),
      await call(method, path, { ...options, as: admin }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(expected);
    const codes = replies.map(({ body }) => body.error?.code).filter(Boolean);
    for (const [index, status] of expected.entries()) {
      if (status === 401) expect(codes[index]).toBe("auth.required");
      if (status === 403) expect(codes[index]).toBe("auth.forbidden");
    }
  });
});

describe("Idempotency-Key", () => {
  const post = (key: string, path: string, text = "x", as = ann) =>
    call("POST", path, { as, body: { text }, headers: { "idempotency-key": key } });

  it("performs a repeated request once and gives the first answer again", async () => {
    const [key, path] = [newId(), notes()];
    const first = await post(key, path);
    const again = await post(key, path);
    expect(performed).toEqual(["x"]);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
  });

  it("refuses the repetition while the first is worked on", async () => {
    const [key, path] = [newId(), notes()];
    const gate = Promise.withResolvers<void>();
    hold = gate.promise;
    const first = post(key, path);
    await expect
      .poll(async () => (await server.look("select 1 from idempotency_keys where key = $1", [key])).length)
      .toBe(1);
    expect(await post(key, path)).toMatchObject({
      status: 409,
      body: { error: { code: "request.in_progress" } },
    });
    gate.resolve();
    expect((await first).status).toBe(201);
    expect(performed).toEqual(["x"]);
  });

  it("performs one of 20 that come at the same moment", async () => {
    const [key, path] = [newId(), notes()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(key, path)));
    expect(performed).toEqual(["x"]);
    for (const { status } of replies) expect([201, 409]).toContain(status);
  });

  it("refuses the key for another body, and for another address of the same kind", async () => {
    const [key, path] = [newId(), notes()];
    await post(key, path);
    for (const reply of [await post(key, path, "other"), await post(key, notes())]) {
      expect(reply).toMatchObject({ status: 422, body: { error: { code: "request.key_reused" } } });
    }
    expect(performed).toEqual(["x"]);
  });

  it("is free again after the request failed", async () => {
    const [key, path] = [newId(), notes()];
    failOnce = true;
    expect((await post(key, path)).status).toBe(429);
    expect((await post(key, path)).status).toBe(201);
    expect(performed).toEqual(["x"]);
  });

  it("is free again when the server that had it was lost", async () => {
    const [key, path] = [newId(), notes()];
    failOnce = true;
    await post(key, path);
    await server.look(
      "update idempotency_keys set created_at = now() - interval '29 seconds' where key = $1",
      [key],
    );
    expect((await post(key, path)).status).toBe(409);
    await server.look(
      "update idempotency_keys set created_at = now() - interval '31 seconds' where key = $1",
      [key],
    );
    expect((await post(key, path)).status).toBe(201);
  });

  it("belongs to one person in one workspace", async () => {
    const [key, path] = [newId(), notes()];
    await post(key, path);
    const colleague = { ...ann, userId: newId() };
    expect((await post(key, path, "mine", colleague)).body.text).toBe("mine");
    expect((await post(key, path, "elsewhere", { ...ann, workspaceId: newId() })).body.text).toBe(
      "elsewhere",
    );
    expect(performed).toEqual(["x", "mine", "elsewhere"]);
  });

  it("has at most 255 characters", async () => {
    expect((await post("k".repeat(256), notes())).status).toBe(400);
    expect((await post("k".repeat(255), notes())).status).toBe(201);
  });

  it("tells the caller what was done also when the answer cannot be kept, and is not done again", async () => {
    const [key, path] = [newId(), notes()];
    const gate = Promise.withResolvers<void>();
    hold = gate.promise;
    const first = post(key, path);
    await expect
      .poll(async () => (await server.look("select 1 from idempotency_keys where key = $1", [key])).length)
      .toBe(1);
    await server.look("alter table idempotency_keys add constraint closed check (status is null) not valid");
    gate.resolve();
    expect((await first).status).toBe(201);
    expect((await post(key, path)).status).toBe(409);
    await server.look("alter table idempotency_keys drop constraint closed");
    expect(performed).toEqual(["x"]);
  });
});

describe("every reply", () => {
  it.each(["/api/v1/test/open", "/api/v1/nothing", "/api/v1/test/admin", "/api/v1/openapi.json"])(
    "carries the headers that keep a browser safe: %s",
    async (path) => {
      const { headers } = await call("GET", path);
      const policy = headers.get("content-security-policy") ?? "";
      for (const rule of [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "script-src 'self'",
        "connect-src 'self'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("cache-control")).toMatch(/no-store|no-cache/);
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it("does too when it is a stream", async () => {
    const stop = new AbortController();
    const response = await fetch(`${server.url}/api/v1/realtime`, {
      headers: server.headersOf(ann),
      signal: stop.signal,
    });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    stop.abort();
  });
});

describe("the OpenAPI document", () => {
  it("lists every declared route with its access and its errors", async () => {
    const { body } = await call("GET", "/api/v1/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const listed = Object.entries<Record<string, { operationId: string }>>(body.paths).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual([
      "GET /api/v1/realtime",
      "GET /api/v1/test/admin",
      "GET /api/v1/test/fail/{how}",
      "GET /api/v1/test/open",
      "POST /api/v1/test/admin",
      "POST /api/v1/test/notes/{id}",
    ]);
    const addNote = body.paths["/api/v1/test/notes/{id}"].post;
    expect(addNote).toMatchObject({ operationId: "addNote", security: [{ bearer: [] }] });
    expect(Object.keys(addNote.responses)).toEqual(expect.arrayContaining(["201", "4XX", "5XX"]));
    expect(body.paths["/api/v1/test/open"].get.security).toEqual([]);
  });
});
