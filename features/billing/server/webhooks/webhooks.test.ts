import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { deleteOldOf } from "#platform/server/retention/testing.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { type BillingWorld, createOwnBillingWorld, webhookSecret } from "../testing/billing-world.ts";
import { reconcile } from "./reconcile.ts";
import { webhookJob } from "./webhook-job.ts";

const stripe = new Stripe("sk_test_1");
let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createOwnBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  clockMs = Date.now();
  world.provider.failure = undefined;
});

interface Sent {
  id?: string;
  secret?: string;
  ageSeconds?: number;
  livemode?: boolean;
}

async function send(type: string, object: object, sent: Sent = {}) {
  const { id = `evt_${randomBytes(8).toString("hex")}`, secret = webhookSecret, ageSeconds = 0 } = sent;
  const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
  const payload = JSON.stringify({
    ...{ id, object: "event", type, livemode: sent.livemode ?? false, created: timestamp },
    data: { object },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { id, payload, signature, reply: await post(payload, { "stripe-signature": signature }) };
}
const post = (body: string, headers: Record<string, string>) =>
  fetch(`${world.url}/webhooks/stripe`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
const perform = (eventId: string) => webhookJob(world.billing).perform(world.system, { eventId });
const subscriptionRow = async (id: string) =>
  (await world.look("select * from subscriptions where subscription_id = $1", [id]))[0];

/** A subscriber on trial. */
async function subscriber() {
  const checkout = await world.begin();
  const made = world.provider.complete(checkout.sessionId);
  await checkout.finish();
  const atProvider = world.provider.subscriptions.get(made.subscriptionId) ?? {};
  return { ...checkout, ...made, atProvider };
}

describe("a webhook", () => {
  it("is stored once and makes the subscription be read again, whatever it says itself", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    atProvider.status = "active";
    const lie = { id: subscriptionId, status: "canceled" };
    const { id, payload, signature, reply } = await send("customer.subscription.updated", lie);
    expect(reply.status).toBe(200);
    expect((await post(payload, { "stripe-signature": signature })).status).toBe(200);
    expect(await world.look("select status from webhook_events where event_id = $1", [id])).toEqual([
      { status: "waiting" },
    ]);
    await perform(id);
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ status: "active" });
    const calls = world.provider.calls.length;
    await perform(id);
    expect(world.provider.calls).toHaveLength(calls);
  });

  it.each([
    ["signed with another secret", { secret: "whsec_of_somebody" }],
    ["that is too old", { ageSeconds: 400 }],
    ["of the other mode", { livemode: true }],
  ])("%s is refused and not stored", async (_what, sent) => {
    const { id, reply } = await send("customer.subscription.updated", { id: "sub_1" }, sent);
    expect(reply.status).toBe(400);
    expect(await world.look("select from webhook_events where event_id = $1", [id])).toEqual([]);
  });

  it("that was changed on its way, or has no signature, is refused", async () => {
    const { payload, signature } = await send("customer.subscription.updated", { id: "sub_1" });
    expect((await post(payload.replace("sub_1", "sub_2"), { "stripe-signature": signature })).status).toBe(
      400,
    );
    expect((await post(payload, {})).status).toBe(400);
    expect((await post("", { "stripe-signature": signature })).status).toBe(400);
  });

  it("signed with the older of two secrets is taken while they change", async () => {
    expect((await send("invoice.paid", {}, { secret: "whsec_older" })).reply.status).toBe(200);
  });

  it("of a kind that means nothing here is kept as ignored", async () => {
    const { id, reply } = await send("product.updated", { id: "prod_1" });
    expect(reply.status).toBe(200);
    expect(await world.look("select status from webhook_events where event_id = $1", [id])).toEqual([
      { status: "ignored" },
    ]);
  });

  it("about a subscription of another product changes nothing", async () => {
    const { sessionId } = await world.begin();
    const { subscriptionId } = world.provider.complete(sessionId);
    await perform((await send("customer.subscription.created", { id: subscriptionId })).id);
    expect(await subscriptionRow(subscriptionId)).toBeUndefined();
  });

  it("about an invoice finds its subscription where the protocol has it now", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    atProvider.status = "past_due";
    const parent = { subscription_details: { subscription: subscriptionId } };
    await perform((await send("invoice.payment_failed", { id: "in_1", parent })).id);
    const row = await subscriptionRow(subscriptionId);
    expect(row?.status).toBe("past_due");
    const graceDays = (row?.grace_until.getTime() - clockMs) / 86_400_000;
    expect(graceDays).toBeGreaterThan(6.9);
    expect(graceDays).toBeLessThan(7.1);
  });
});

describe("what was read", () => {
  it("later stays, however slow an earlier reading was", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const { fetch } = world.provider;
    let answerFirst = () => {};
    let isFirst = true;
    world.provider.fetch = async (...call) => {
      const reply = await fetch(...call);
      if (!isFirst) return reply;
      isFirst = false;
      await new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
      return reply;
    };
    const slow = syncSubscription(world.system, world.billing, subscriptionId);
    while (isFirst) await new Promise((resolve) => setTimeout(resolve, 5));
    atProvider.status = "canceled";
    await syncSubscription(world.system, world.billing, subscriptionId);
    answerFirst();
    await slow;
    world.provider.fetch = fetch;
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ status: "canceled" });
  });

  it("nowhere at the provider has ended", async () => {
    const { subscriptionId } = await subscriber();
    world.provider.subscriptions.delete(subscriptionId);
    await syncSubscription(world.system, world.billing, subscriptionId);
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ status: "canceled" });
  });

  it("with a price that stands for no plan gives no other plan", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    atProvider.items = { data: [{ price: { id: "price_unknown" }, quantity: 1 }] };
    await syncSubscription(world.system, world.billing, subscriptionId);
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ plan_id: "individual" });
  });

  it("with a price that is no longer sold gives the plan that it was for", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    await world.look("update pricing_plans set stripe_price_monthly_id = 'price_new' where id = 'business'");
    atProvider.items = { data: [{ price: { id: "price_sbx_business" }, quantity: 1 }] };
    await syncSubscription(world.system, world.billing, subscriptionId);
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ plan_id: "business" });
  });
});

describe("reconciling", () => {
  const run = () => reconcile(world.billing).perform(world.system, {});

  it("reads what no event told: trials that are over, and checkouts", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const waiting = await world.begin();
    world.provider.complete(waiting.sessionId);
    atProvider.status = "canceled";
    clockMs += 15 * 86_400_000;
    await run();
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ status: "canceled" });
    expect(
      await world.look("select status from checkout_intents where session_id = $1", [waiting.sessionId]),
    ).toEqual([{ status: "completed" }]);
  });

  it("reads that a first charge went through when no event told it, and asks no more afterwards", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    Object.assign(atProvider, { status: "active", latest_invoice: { status: "draft", total: 2_999 } });
    Object.assign(atProvider, { trial_end: Math.floor(clockMs / 1_000) + 60 });
    await syncSubscription(world.system, world.billing, subscriptionId);
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ status: "active", paid_since: null });
    Object.assign(atProvider, { latest_invoice: { status: "paid", total: 2_999 } });
    clockMs += 15 * 60_000;
    await run();
    expect(await subscriptionRow(subscriptionId)).toMatchObject({ paid_since: expect.any(Date) });
    const before = world.provider.calls.length;
    clockMs += 15 * 60_000;
    await run();
    expect(world.provider.calls.slice(before)).not.toContain(`GET /v1/subscriptions/${subscriptionId}`);
  });

  it("works off events that were left", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const { id } = await send("customer.subscription.updated", { id: subscriptionId });
    atProvider.status = "active";
    clockMs += 11 * 60_000;
    await run();
    expect(await world.look("select status from webhook_events where event_id = $1", [id])).toEqual([
      { status: "done" },
    ]);
  });

  it("ends a completed checkout that nobody claimed in a week, and its trial is not used up", async () => {
    const checkout = await world.begin();
    const { subscriptionId } = world.provider.complete(checkout.sessionId);
    clockMs += 3_600_000;
    await run();
    clockMs += 8 * 86_400_000;
    await run();
    expect(world.provider.subscriptions.get(subscriptionId)?.status).toBe("canceled");
    expect((await checkout.finish()).body.code).toBe("checkout_expired");
    const isRedeemed =
      "select from trial_redemptions t join checkout_intents i using (email_hash) where i.email = $1";
    expect(await world.look(isRedeemed, [checkout.email])).toEqual([]);
    clockMs += 40 * 86_400_000;
    await deleteOldOf(world, "checkout_intents");
    expect(
      await world.look("select from checkout_intents where session_id = $1", [checkout.sessionId]),
    ).toEqual([]);
  });

  it("ends a checkout that was set aside as well, so that nobody pays for nothing", async () => {
    const checkout = await world.begin();
    const { subscriptionId } = world.provider.complete(checkout.sessionId, "somebody@example.com");
    expect((await checkout.finish()).body.code).toBe("checkout_mismatch");
    clockMs += 8 * 86_400_000;
    await run();
    expect(world.provider.subscriptions.get(subscriptionId)?.status).toBe("canceled");
  });

  it("ends the subscription of a workspace that is gone, also when the provider failed at first", async () => {
    const { subscriptionId, email } = await subscriber();
    await world.look("delete from auth.users where email = $1", [email]);
    expect(await subscriptionRow(subscriptionId)).toBeUndefined();
    world.provider.failure = 400;
    await run();
    expect(await world.look("select kind, attempts from billing_retries where kind = 'closing'")).toEqual([
      { kind: "closing", attempts: 1 },
    ]);
    world.provider.failure = undefined;
    clockMs += 2 * 60_000;
    await run();
    expect(world.provider.subscriptions.get(subscriptionId)?.status).toBe("canceled");
    expect(await world.look("select from subscription_closings")).toEqual([]);
  });
});
