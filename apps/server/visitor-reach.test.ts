import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys } from "#features/auth/server/index.ts";
import type { HttpMethod, Route } from "#platform/contract/route.ts";
import type { App } from "#platform/server/http/app.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules } from "./modules.ts";

const modules = createModules({ publicUrl: "http://127.0.0.1" });

/** What each module declares under `/api/v1`. */
const routes: Route[] = [];
const collecting: App = { route: (declaration) => void routes.push(declaration as Route) };
for (const module of modules) for (const register of module.routes ?? []) register(collecting);

const open = [
  "GET /api/v1/conversations",
  "GET /api/v1/conversations/:id",
  "PATCH /api/v1/conversations/:id",
  "DELETE /api/v1/conversations/:id",
  "POST /api/v1/conversations/:id/restore",
  "GET /api/v1/conversations/:id/messages",
  "POST /api/v1/conversations/:id/messages",
  "GET /api/v1/conversations/:id/queue",
  "POST /api/v1/conversations/:id/queue",
  "POST /api/v1/conversations/:id/queue/resume",
  "PATCH /api/v1/queued-messages/:id",
  "DELETE /api/v1/queued-messages/:id",
  "POST /api/v1/queued-messages/:id/send",
  "POST /api/v1/public-links/open",
  "POST /api/v1/messages/:id/retry",
  "POST /api/v1/messages/:id/continue",
  "POST /api/v1/messages/:id/fork",
  "POST /api/v1/messages/:id/keep",
  "POST /api/v1/messages/:id/show",
  "GET /api/v1/messages/:id/place",
  "GET /api/v1/search/conversations",
  "GET /api/v1/folders",
  "POST /api/v1/folders",
  "PATCH /api/v1/folders/:id",
  "DELETE /api/v1/folders/:id",
  "POST /api/v1/folders/:id/restore",
  "PUT /api/v1/folders/order",
  "POST /api/v1/conversations/file",
  "POST /api/v1/conversations/delete",
  "POST /api/v1/conversations/restore",
  "GET /api/v1/runs/:id",
  "GET /api/v1/runs/:id/receipt",
  "GET /api/v1/runs/:id/steps",
  "POST /api/v1/runs/:id/limit",
  "POST /api/v1/runs/:id/cancel",
  "GET /api/v1/runs/:id/stream",
  "GET /api/v1/tools/calls/:id",
  "GET /api/v1/transcriptions",
  "GET /api/v1/models",
  "GET /api/v1/usage",
  "GET /api/v1/demo",
  "DELETE /api/v1/demo",
];
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const closed = routes.filter((route) => !open.includes(nameOf(route)));

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ modules });
  token = (await server.server.inject({ method: "POST", url: "/api/v1/demo" })).json().token;
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: HttpMethod, url: string, headers: Record<string, string> = {}) =>
  server.server.inject({
    method,
    url: url.replace(/:\w+/g, () => newId()),
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(method === "GET" ? {} : { payload: {} }),
  });

describe("the token of a demo", () => {
  it("reaches what is named here and nothing else: whoever opens another route adds it", () => {
    const opened = routes.filter(({ isOpenToVisitors }) => isOpenToVisitors).map(nameOf);
    expect(opened.sort()).toEqual([...open].sort());
    expect(closed.length).toBeGreaterThan(50);
  });

  it.each(closed.map((route) => [nameOf(route), route] as const))(
    "is refused by %s",
    async (_name, route) => {
      const reply = await call(route.method, route.path);
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, "auth.visitor"]);
    },
  );

  it.each([
    ["GET", "/auth/v1/user"],
    ["PUT", "/auth/v1/user"],
    ["POST", "/auth/v1/logout"],
    ["GET", "/auth/v1/factors"],
    ["GET", "/auth/v1/reauthenticate"],
    ["GET", "/auth/v1/admin/users"],
    ["GET", "/rest/v1/workspaces"],
    ["POST", "/rest/v1/rpc/has_role"],
    ["POST", "/functions/v1/create-checkout"],
    ["POST", "/functions/v1/customer-portal"],
  ] as const)("is no access token for %s %s", async (method, url) => {
    const apikey = await apiKeys(server.services).publishableKey();
    for (const headers of [{ apikey }, { apikey: token }]) {
      const reply = await call(method, url, headers);
      expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, reply.body).toBeLessThan(500);
    }
  });

  it("opens no other workspace, whichever it names", async () => {
    const reply = await call("GET", "/api/v1/conversations", { "x-workspace-id": newId() });
    expect(reply.json().items).toHaveLength(2);
  });

  it.each(["demo_", "demo_x", "demo_' or 1=1"])("is refused when it is %s", async (guess) => {
    const reply = await call("GET", "/api/v1/conversations", { authorization: `Bearer ${guess}` });
    expect(reply.statusCode).toBe(401);
  });
});
