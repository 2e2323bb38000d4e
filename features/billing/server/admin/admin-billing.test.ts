import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testPassword } from "#features/auth/server/testing.ts";
import { assignPlan } from "#features/entitlements/server/index.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { query } from "#platform/server/command.ts";
import { closeSubscriptions } from "../closing/close-subscriptions.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";
import { listBilledRows } from "./billed-workspace.repository.ts";

const dayMs = 86_400_000;
let world: BillingWorld;
let clockMs = Date.now();
let admin: Record<string, string>;
let adminId: string;
let adminNow: Record<string, string>;

beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
  await createEntitlementsModule({ selling: "sandbox test" }).seed?.(world.system);
  const person = await world.signUpPerson("admin@example.com");
  await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [person.id]);
  adminNow = admin = person.headers;
  adminId = person.id;
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  clockMs = Date.now();
  admin = adminNow;
  world.provider.failure = undefined;
});

/** Lets time pass, over which the session of the admin ends: they sign in again. */
async function passDays(days: number) {
  clockMs += days * dayMs;
  const credentials = { email: "admin@example.com", password: testPassword };
  const { data } = await world.authClient().signInWithPassword(credentials);
  admin = { authorization: `Bearer ${data.session?.access_token}` };
}

async function call(method: "GET" | "POST", path: string, { body = {}, headers = admin } = {}) {
  const reply = await fetch(`${world.url}/api/v1/admin/billing/${path}`, {
    method,
    headers: { ...headers, ...(method === "POST" ? { "content-type": "application/json" } : {}) },
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}

/** Somebody whose trial runs, and what an admin sees of their workspace. */
async function subscriber(email?: string) {
  const checkout = await world.begin(email);
  const made = world.provider.complete(checkout.sessionId);
  await checkout.finish();
  const [row] = await world.look<{ workspace_id: string }>(
    "select workspace_id from subscriptions where subscription_id = $1",
    [made.subscriptionId],
  );
  const workspaceId = row?.workspace_id ?? "";
  const atProvider = world.provider.subscriptions.get(made.subscriptionId) ?? {};
  const turn = async (changed: object) => {
    Object.assign(atProvider, changed);
    await syncSubscription(world.system, world.billing, made.subscriptionId);
  };
  return { ...checkout, ...made, workspaceId, atProvider, turn };
}

/** A period that begins long after the trial: one was paid before. */
const startsAt = Math.floor(Date.now() / 1_000) + 40 * 86_400;
const period = { current_period_start: startsAt, current_period_end: startsAt + 30 * 86_400 };
const afterTheFirstMonth = {
  items: { data: [{ price: { id: "price_sbx_individual" }, quantity: 1, ...period }] },
};

const states = async (search: string) =>
  (await call("GET", `workspaces?search=${encodeURIComponent(search)}`)).body.items.map(
    ({ state }: { state: string }) => state,
  );

describe("the numbers", () => {
  it("count trials, money, conversions, failed payments and ends as the pages say", async () => {
    const before = (await call("GET", "overview")).body;
    expect(before).toMatchObject({
      provider: "sandbox",
      isTestMode: true,
      windowDays: 30,
      dashboardUrl: null,
    });
    const people = [await subscriber(), await subscriber(), await subscriber(), await subscriber()];
    const [, paying, failing, gone] = people;
    const recurring = { interval: "month", interval_count: 1 };
    const price = {
      price: { id: "price_sbx_individual", unit_amount: 2_000, currency: "usd", recurring },
      quantity: 3,
    };
    const end = Math.floor(Date.now() / 1_000) + 30 * 86_400;
    await paying?.turn({
      status: "active",
      items: { data: [{ ...price, current_period_start: 1, current_period_end: end }] },
    });
    await failing?.turn({ status: "active" });
    await failing?.turn({ status: "past_due", ...afterTheFirstMonth });
    await gone?.turn({ status: "active" });
    await gone?.turn({ status: "canceled" });
    const { body } = await call("GET", "overview");
    expect(body.trialsRunning - before.trialsRunning).toBe(1);
    expect(body.pastDue - before.pastDue).toBe(1);
    expect(body.conversions - before.conversions).toBe(3);
    expect(body.churned - before.churned).toBe(1);
    // Three at their own price, and one at the price of its plan, which its provider did not name.
    expect(body.monthlyRevenue).toEqual([{ currency: "usd", cents: 3 * 2_000 + 2_999, subscriptions: 2 }]);
  });

  it("tell which trials end within a week, and count a lost one as no churn", async () => {
    const lost = await subscriber();
    const before = (await call("GET", "overview")).body;
    await passDays(8);
    await lost.turn({ status: "canceled" });
    const { body } = await call("GET", "overview");
    expect(body.trialsEndingSoon).toBeGreaterThan(0);
    expect(body.trialsEndingSoon).toBe(body.trialsRunning);
    expect(body.trialsLost - before.trialsLost).toBe(1);
    expect(body.churned).toBe(before.churned);
    expect(body.paidBefore).toBe(0);
  });
});

describe("workspaces", () => {
  it("are found by the beginning of an owner's address and of a name, and by ids", async () => {
    const { workspaceId, email, customerId, subscriptionId } = await subscriber("zoe_100%@example.com");
    await world.look("update workspaces set name = 'Zebra & Co' where id = $1", [workspaceId]);
    for (const search of ["ZOE_100%", "zebra", workspaceId, customerId, subscriptionId]) {
      const { body } = await call("GET", `workspaces?search=${encodeURIComponent(search)}`);
      expect(body.items).toMatchObject([
        { workspaceId, ownerEmail: email, name: "Zebra & Co", state: "trial", planKey: "individual" },
      ]);
      expect(body.items[0]).toMatchObject({ status: "trialing", messages: { used: 0, limit: 300 } });
    }
    expect((await call("GET", "workspaces?search=zoeX100")).body.items).toEqual([]);
  });

  it("are in the state that their plan is in", async () => {
    const { email, workspaceId, turn } = await subscriber();
    expect(await states(email)).toEqual(["trial"]);
    await turn({ status: "active" });
    expect(await states(email)).toEqual(["paid"]);
    await turn({ status: "past_due", ...afterTheFirstMonth });
    expect(await states(email)).toEqual(["grace"]);
    await turn({ status: "canceled" });
    expect(await states(email)).toEqual(["ended"]);
    const until = new Date(clockMs + dayMs);
    const gift = { workspaceId, planKey: "business", accessEndsAt: until, note: "A pilot.", adminId };
    await assignPlan(world.system, gift);
    const { body } = await call("GET", `workspaces?search=${email}`);
    expect(body.items).toMatchObject([
      { state: "assigned", planKey: "business", dueAt: until.toISOString() },
    ]);
    await passDays(2);
    expect(await states(email)).toEqual(["ended"]);
  });

  it("whose first charge failed are among those whose payment failed, not among trials", async () => {
    const { email, turn } = await subscriber();
    await turn({ status: "active", latest_invoice: { id: "in_first", status: "draft" } });
    expect((await call("GET", `workspaces?search=${email}`)).body.items).toMatchObject([
      { state: "trial", status: "active", dueAt: null },
    ]);
    await turn({ status: "past_due", latest_invoice: { id: "in_first", status: "open" } });
    expect(await states(email)).toEqual(["grace"]);
    const emailsIn = async (state: string) =>
      (await call("GET", `workspaces?state=${state}&limit=100`)).body.items.map(
        ({ ownerEmail }: { ownerEmail: string }) => ownerEmail,
      );
    expect(await emailsIn("grace")).toContain(email);
    expect(await emailsIn("trial")).not.toContain(email);
  });

  it("are filtered by state and come page by page, each once", async () => {
    for (const state of ["trial", "paid", "grace", "assigned", "ended", "none"]) {
      const { body } = await call("GET", `workspaces?state=${state}`);
      expect(new Set(body.items.map((row: { state: string }) => row.state))).toEqual(new Set([state]));
    }
    const whole = (await call("GET", "workspaces")).body.items.map(idOf);
    const paged: string[] = [];
    let cursor = "";
    do {
      const { body } = await call("GET", `workspaces?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...body.items.map(idOf));
      cursor = body.nextCursor;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect((await call("GET", "workspaces?cursor=2")).status).toBe(400);
  });

  it("belong to nobody who takes payments where nobody does", async () => {
    const [row] = await query(world.system, ({ db }) =>
      listBilledRows(db, {
        ...{ origin: null, mode: undefined, now: new Date(), search: "admin@", state: "none" },
        ...{ after: undefined, limit: 5 },
      }),
    );
    expect(row).toMatchObject({ state: "none", planKey: "own", status: null, dueAt: null });
  });
});

const idOf = ({ workspaceId }: { workspaceId: string }) => workspaceId;

describe("one workspace", () => {
  it("shows its subscriptions, customers, assigned plan and usage", async () => {
    const { workspaceId, subscriptionId, customerId, email } = await subscriber();
    await assignPlan(world.system, {
      ...{ workspaceId, planKey: "business", accessEndsAt: null, note: "A pilot.", adminId },
    });
    const { body } = await call("GET", `workspaces/${workspaceId}`);
    expect(body).toMatchObject({
      ...{ provider: "sandbox", isTestMode: true, outgoing: [] },
      workspace: { workspaceId, state: "assigned", planName: "Business" },
      assigned: { planKey: "business", isInForce: true, note: "A pilot.", assignedBy: "admin@example.com" },
      subscriptions: [{ subscriptionId, customerId, status: "trialing", endedAt: null, url: null }],
      customers: [{ customerId, payerEmail: email, url: null }],
    });
    expect(body.usage).toHaveLength(15);
  });

  it("shows what happened to it, by whom, page by page", async () => {
    const { workspaceId, turn } = await subscriber();
    await turn({ status: "active" });
    await call("POST", `workspaces/${workspaceId}/sync`);
    const { body } = await call("GET", `workspaces/${workspaceId}/history?limit=100`);
    const acts = body.items.map(({ act }: { act: string }) => act);
    expect(acts).toEqual(expect.arrayContaining(["subscription.created", "billing.sync_asked"]));
    const asked = body.items.find(({ act }: { act: string }) => act === "billing.sync_asked");
    expect(asked).toMatchObject({ by: "admin@example.com", facts: {} });
    const first = (await call("GET", `workspaces/${workspaceId}/history?limit=1`)).body;
    const second = await call("GET", `workspaces/${workspaceId}/history?limit=1&cursor=${first.nextCursor}`);
    expect(second.body.items[0]).toEqual(body.items[1]);
  });

  it("is read again at the provider when an admin asks", async () => {
    const { workspaceId, atProvider } = await subscriber();
    atProvider.status = "active";
    expect(await call("POST", `workspaces/${workspaceId}/sync`)).toMatchObject({
      status: 200,
      body: { subscriptions: 1 },
    });
    const { body } = await call("GET", `workspaces/${workspaceId}`);
    expect(body.workspace.state).toBe("paid");
    world.provider.failure = 500;
    const failed = await call("POST", `workspaces/${workspaceId}/sync`);
    expect(failed).toMatchObject({ status: 503, body: { error: { code: "payment_service_busy" } } });
  });

  it("has invoices, asked of the provider", async () => {
    const { workspaceId } = await subscriber();
    world.provider.invoices.push({
      ...{ id: "in_1", object: "invoice", number: "A-1", status: "paid", total: 2_999, currency: "usd" },
      ...{ created: 1_700_000_000, hosted_invoice_url: "https://pay.example/in_1", invoice_pdf: null },
    });
    const { body } = await call("GET", `workspaces/${workspaceId}/invoices`);
    expect(body.items).toMatchObject([{ id: "in_1", totalCents: 2_999, dashboardUrl: null }]);
  });

  it("that does not exist is told as such", async () => {
    const nobody = "01900000-0000-7000-8000-000000000000";
    expect((await call("GET", `workspaces/${nobody}`)).body.error.code).toBe("workspace.not_found");
    expect((await call("POST", `workspaces/${nobody}/sync`)).body.error.code).toBe("workspace.not_found");
  });
});

describe("what is not done", () => {
  it("shows a subscription that could not be ended, how often that failed, and is tried again", async () => {
    const { workspaceId, subscriptionId } = await subscriber();
    await world.look(
      `insert into subscription_closings (provider, is_live, subscription_id, mode)
       values ('sandbox', false, $1, 'at_period_end')`,
      [subscriptionId],
    );
    world.provider.failure = 500;
    expect(await closeSubscriptions(world.system, world.billing)).toHaveLength(1);
    const retry = { kind: "closing", id: subscriptionId };
    expect((await call("POST", "outgoing/retry", { body: retry })).status).toBe(503);
    const waiting = { kind: "closing", id: subscriptionId, detail: "at_period_end", attempts: 2 };
    const { body } = await call("GET", "outgoing");
    const whose = { workspaceId, workspaceName: "Personal", email: null, planName: null };
    expect(body.items).toMatchObject([{ ...waiting, ...whose, lastError: expect.stringContaining("500") }]);
    expect((await call("GET", `workspaces/${workspaceId}`)).body.outgoing).toMatchObject([waiting]);
    world.provider.failure = undefined;
    expect((await call("POST", "outgoing/retry", { body: retry })).status).toBe(204);
    expect((await call("GET", "outgoing")).body.items).toEqual([]);
    expect((await call("POST", "outgoing/retry", { body: retry })).body.error.code).toBe("outgoing_done");
  });

  it("shows webhooks that wait and checkouts that nobody claimed, page by page", async () => {
    const { subscriptionId, workspaceId, email } = await subscriber();
    await world.look(
      `insert into webhook_events (provider, event_id, type, object_id, status, happened_at, received_at)
       values ('sandbox', 'evt_waits', 'customer.subscription.updated', $1, 'waiting', now(), now() - interval '1 hour')`,
      [subscriptionId],
    );
    await world.begin(email);
    await world.look(
      "update checkout_intents set status = 'quarantined' where email = $1 and status = 'open'",
      [email],
    );
    const first = (await call("GET", "outgoing?limit=1")).body;
    expect(first.items).toMatchObject([{ kind: "webhook", id: "evt_waits", attempts: 0, lastError: null }]);
    const second = (await call("GET", `outgoing?limit=1&cursor=${encodeURIComponent(first.nextCursor)}`))
      .body;
    const whose = { email, planName: "Individual", workspaceId };
    expect(second).toMatchObject({
      ...{ items: [{ kind: "checkout", detail: "quarantined", ...whose }], nextCursor: null },
    });
    expect((await call("GET", `workspaces/${workspaceId}`)).body.outgoing).toHaveLength(2);
    expect((await call("GET", "outgoing?cursor=x")).status).toBe(400);
    const retried = await call("POST", "outgoing/retry", { body: { kind: "webhook", id: "evt_waits" } });
    expect(retried.status).toBe(204);
    expect((await call("GET", "outgoing")).body.items).toMatchObject([{ kind: "checkout" }]);
  });
});

it("nobody but admins of the installation gets any of it, owners of workspaces as little as visitors", async () => {
  const { headers, id } = await world.signUpPerson();
  const ways = [
    ["GET", "overview"],
    ["GET", "workspaces"],
    ["GET", `workspaces/${id}`],
    ["GET", `workspaces/${id}/history`],
    ["GET", `workspaces/${id}/invoices`],
    ["POST", `workspaces/${id}/sync`],
    ["GET", "outgoing"],
    ["POST", "outgoing/retry"],
  ] as const;
  for (const [method, path] of ways) {
    expect((await call(method, path, { headers })).status, path).toBe(403);
    expect((await call(method, path, { headers: {} as typeof admin })).status, path).toBe(401);
  }
});
