import { afterAll, beforeAll, expect, it } from "vitest";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { billingModule } from "../module.ts";

let server: TestServer;
const admin = createUserActor({ isAdmin: true, role: "owner" });
const { workspaceId } = admin;

beforeAll(async () => {
  server = await createTestServer({ modules: [entitlementsModule, billingModule] });
  await entitlementsModule.seed?.(server.system);
  await billingModule.seed?.(server.system);
  await storePerson(server, admin);
});
afterAll(() => server[Symbol.asyncDispose]());

async function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  actor = admin,
) {
  const reply = await server.server.inject({
    ...{ method, url: `/api/v1/admin/${path}`, headers: server.headersOf(actor) },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined };
}

it("there is no money to count, and nothing waits for a provider", async () => {
  expect((await call("GET", "billing/overview")).body).toMatchObject({
    ...{ provider: "none", isTestMode: false, monthlyRevenue: [], trialsRunning: 0 },
  });
  expect((await call("GET", "billing/outgoing")).body).toEqual({ items: [], nextCursor: null });
  const invoices = await call("GET", `billing/workspaces/${workspaceId}/invoices`);
  expect(invoices.body).toEqual({ items: [], nextCursor: null });
});

it("a provider that is not there is not asked", async () => {
  const synced = await call("POST", `billing/workspaces/${workspaceId}/sync`);
  expect(synced).toMatchObject({ status: 404, body: { error: { code: "provider_none" } } });
  const retried = await call("POST", "billing/outgoing/retry", { kind: "closing", id: "sub_1" });
  expect(retried.body.error.code).toBe("provider_none");
});

it("an admin gives a workspace a plan, sees it, and takes it back", async () => {
  const read = async () => (await call("GET", `billing/workspaces/${workspaceId}`)).body;
  expect(await read()).toMatchObject({ workspace: { state: "none", planKey: "own" }, assigned: null });
  const plan = { planKey: "business", accessEndsAt: "2199-12-31T00:00:00.000Z", note: "A pilot." };
  expect((await call("PUT", `workspaces/${workspaceId}/plan`, plan)).status).toBe(204);
  expect(await read()).toMatchObject({
    workspace: { state: "assigned", planName: "Business", dueAt: plan.accessEndsAt },
    assigned: { isInForce: true, note: "A pilot." },
    subscriptions: [],
  });
  const { body } = await call("GET", "billing/workspaces?state=assigned");
  expect(body.items).toMatchObject([{ workspaceId }]);
  expect((await call("DELETE", `workspaces/${workspaceId}/plan`)).status).toBe(204);
  expect(await read()).toMatchObject({ workspace: { state: "none" }, assigned: null });
});

it("a plan is given by admins of the installation alone", async () => {
  const owner = { ...admin, isAdmin: false };
  expect((await call("PUT", `workspaces/${workspaceId}/plan`, { planKey: "business" }, owner)).status).toBe(
    403,
  );
  expect((await call("GET", "billing/overview", undefined, owner)).status).toBe(403);
});
