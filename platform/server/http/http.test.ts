import { describe, expect, it } from "vitest";
import { platformErrors } from "../errors.ts";
import { admin, ann, notes, stageHttp } from "./testing/stage-http.ts";

const staged = stageHttp();
const { call } = staged;

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
    expect(staged.performed).toEqual([]);
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
    await staged.server.look(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adjutant' and datname = current_database()",
    );
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => call("POST", notes(), { as: ann, body: { text: "x" } })),
    );
    for (const { status } of replies) expect([201, 503]).toContain(status);
    expect((await call("POST", notes(), { as: ann, body: { text: "x" } })).status).toBe(201);
  });

  it("says when to come back", async () => {
    staged.failOnce = true;
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
    expect(staged.performed).toEqual([]);
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
    const response = await fetch(`${staged.server.url}/api/v1/realtime`, {
      headers: staged.server.headersOf(ann),
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
