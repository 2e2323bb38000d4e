import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const version = { "x-supabase-api-version": "2024-01-01" };
const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/auth/v1${path}`, { method, headers });

const unknown = "The requested path is not part of this service";
const wrongMethod = "The requested path does not take this method";

describe("a path that is not part of the service", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/unknown"],
    ["POST", "/sign-up"],
    ["PUT", "/user/unknown"],
    ["PATCH", "/passkeys/a/b"],
    ["DELETE", "/admin/users/a/b"],
    ["GET", "/user/"],
    ["GET", "//user"],
  ])("is not found, in the form of the protocol: %s %s", async (method, path) => {
    const reply = await call(method, path, version);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ code: "not_found", message: unknown });
    expect(reply.headers.get("x-sb-error-code")).toBe("not_found");
    expect(reply.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("is not found in the older form as well", async () => {
    const reply = await call("GET", "/unknown");
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { code: 404, error_code: "not_found", msg: unknown },
    ]);
    expect(reply.headers.has("x-supabase-api-version")).toBe(false);
  });
});

describe("a method that a path does not take", () => {
  it.each([
    ["GET", "/signup", "POST"],
    ["DELETE", "/user", "GET, PUT"],
    ["POST", "/settings", "GET"],
    ["PATCH", "/factors/8f14e45f-ceea-467f-a0e6-b5a0b2b6e9a1", "DELETE"],
    ["POST", "/admin/users/8f14e45f-ceea-467f-a0e6-b5a0b2b6e9a1", "DELETE, GET, PUT"],
    ["PUT", "/verify?token=x", "GET, POST"],
  ])("is refused with those that it takes: %s %s", async (method, path, allow) => {
    const reply = await call(method, path, version);
    expect(reply.status).toBe(405);
    expect(await reply.json()).toEqual({ code: "method_not_allowed", message: wrongMethod });
    expect(reply.headers.get("allow")).toBe(allow);
  });
});
