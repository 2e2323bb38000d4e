import { afterAll, beforeAll, expect, it } from "vitest";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { randomNumbers } from "#sandboxes/payments/testing/random-steps.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const snapshot = async () =>
  (
    await world.look<Record<string, unknown>>(
      "select subscription_id, status, price_id, quantity, trial_ends_at, period_ends_at, cancel_at from subscriptions",
    )
  )[0];

it("events in any order, each several times, lead to the same subscription", async () => {
  const ann = await world.signUpPerson();
  await world.subscribe(ann);
  const portal = await world.call("customer-portal", {}, ann.headers);
  const token = String(portal.body.url).split("/sandbox/p/")[1] ?? "";
  const acts = [
    { kind: "change_plan", priceId: "price_sbx_business" },
    { kind: "cancel" },
    { kind: "resume" },
    { kind: "change_plan", priceId: "price_sbx_enterprise" },
  ] as const;
  for (const act of acts) await world.sandbox.portal.act(token, act);
  const wanted = { status: "trialing", price_id: "price_sbx_enterprise", cancel_at: null };
  await expect.poll(snapshot, { timeout: 20_000, interval: 200 }).toMatchObject(wanted);
  const before = await snapshot();

  const stripe = await stripeClient(world.services, world.billing);
  const { data: log } = await stripe.events.list({ limit: 100 });
  const secret = (await world.billing.keys(world.services)).webhookSecrets[0] ?? "";
  const random = randomNumbers(7);
  for (let round = 0; round < 3; round += 1) {
    const shuffled = [...log, ...log]
      .map((event) => ({ event, at: random() }))
      .toSorted((a, b) => a.at - b.at);
    for (const { event } of shuffled) {
      // Half of them under another id, as if they had not been there yet.
      const id = random() < 0.5 ? event.id : `evt_of_round_${round}_${event.id.slice(4)}`;
      const payload = JSON.stringify({ ...event, id });
      const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const reply = await fetch(`${world.url}/webhooks/stripe`, { method: "POST", body: payload, headers });
      expect(reply.status).toBe(200);
    }
  }
  const waiting = "select count(*)::int as count from webhook_events where status = 'waiting'";
  await expect
    .poll(async () => (await world.look<{ count: number }>(waiting))[0]?.count, { timeout: 30_000 })
    .toBe(0);
  expect(await snapshot()).toEqual(before);
});
