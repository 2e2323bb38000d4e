import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const good = "4242424242424242";
let world: PaymentWorld;
let ann: Person;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.look("delete from rate_limits");
  ann = await world.signUpPerson();
});

async function ask(method: string, path: string, { body, headers = ann.headers }: Asked = {}) {
  const reply = await fetch(`${world.url}/api/v1/billing/${path}`, {
    ...{ method, headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) } },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

interface Asked {
  body?: object;
  headers?: Record<string, string>;
}

const nextPlan = async () => (await ask("GET", "next-plan")).body.next;

/** Somebody who pays for Business and confirmed at the provider that Individual is enough. */
async function withLessPlanned() {
  await world.subscribe(ann, good, "price_sbx_business");
  const [{ subscription_id: id } = {}] = await world.look(
    "select subscription_id from subscriptions where workspace_id = $1",
    [ann.id],
  );
  const stripe = await stripeClient(world.services, world.billing);
  await stripe.subscriptions.update(String(id), { trial_end: "now" });
  await syncSubscription(world.system, world.billing, String(id));
  const wish = { planId: "individual", quantity: 1 };
  const { basis } = (await ask("POST", "plan-change/preview", { body: wish })).body;
  const { url } = (await ask("POST", "plan-change", { body: { ...wish, basis } })).body;
  expect(await nextPlan()).toBeNull();
  const token = String(url).split("/sandbox/p/")[1] ?? "";
  await world.sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_individual" });
  return { stripe, id: String(id) };
}

const askedBy = (workspaceId: string) =>
  world.look("select from audit_events where workspace_id = $1 and act = 'subscription.keeping_asked'", [
    workspaceId,
  ]);

it("what begins with the next period is told, with the day, and can be taken back", async () => {
  const { stripe, id } = await withLessPlanned();
  const state = (await world.call("check-subscription", {}, ann.headers)).body;
  expect(state).toMatchObject({ subscription_tier: "Business", status: "active" });
  expect(await nextPlan()).toEqual({
    planName: "Individual",
    quantity: 1,
    startsAt: state.current_period_end,
  });

  expect((await ask("DELETE", "next-plan")).status).toBe(204);
  expect(await nextPlan()).toBeNull();
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBeNull();
  expect(await askedBy(ann.id)).toHaveLength(1);
  expect(await ask("DELETE", "next-plan")).toMatchObject({
    status: 409,
    body: { error: { code: "next_plan_missing" } },
  });
  expect(await askedBy(ann.id)).toHaveLength(1);
});

it("another change is refused until what is planned was taken back", async () => {
  await withLessPlanned();
  const wish = { planId: "enterprise", quantity: 1 };
  const preview = () => ask("POST", "plan-change/preview", { body: wish });
  expect(await preview()).toMatchObject({ status: 409, body: { error: { code: "next_plan_set" } } });
  await ask("DELETE", "next-plan");
  expect((await preview()).status).toBe(200);
});

it("members neither read nor take back what is planned", async () => {
  await withLessPlanned();
  const bob = await world.signUpPerson();
  await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    ...[ann.id, bob.id],
  ]);
  const headers = { ...bob.headers, "x-workspace-id": ann.id };
  for (const method of ["GET", "DELETE"]) {
    expect(await ask(method, "next-plan", { headers })).toMatchObject({
      status: 403,
      body: { error: { code: "not_billing_admin" } },
    });
  }
  expect(await nextPlan()).toMatchObject({ planName: "Individual" });
});

it("nothing is planned where nothing was ever bought", async () => {
  expect(await nextPlan()).toBeNull();
  expect((await ask("DELETE", "next-plan")).status).toBe(409);
});

it("a trial with nothing to pay with is told to end, until a card is there", async () => {
  await world.subscribe(ann);
  const endsUnpaid = async () => (await ask("GET", "next-plan")).body.endsUnpaid;
  expect(await endsUnpaid()).toBe(true);
  const { body } = await world.call("customer-portal", {}, ann.headers);
  const card = { number: good, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
  await world.sandbox.portal.act(String(body.url).split("/sandbox/p/")[1] ?? "", { kind: "add_card", card });
  expect(await endsUnpaid()).toBe(false);
});
