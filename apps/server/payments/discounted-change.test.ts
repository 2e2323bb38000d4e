import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const card = { number: "4242424242424242", expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
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

/** Somebody in a trial of Individual, with this promotion code. */
async function subscribed(promotionCode?: string) {
  await world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.id]);
  const asked = { price_id: "price_sbx_individual" };
  const opened = await world.call("create-embedded-checkout-session", asked, ann.headers);
  const given = promotionCode ? { card, promotionCode } : { card };
  await world.sandbox.checkout.confirm(String(opened.body.client_secret), given);
  await world.call("claim-checkout", {}, { cookie: opened.cookie, ...ann.headers });
  const [row] = await world.look<{ id: string }>(
    "select subscription_id as id from subscriptions where workspace_id = $1",
    [ann.id],
  );
  return { id: row?.id ?? "", stripe: await stripeClient(world.services, world.billing) };
}

async function preview(planId: string) {
  const reply = await fetch(`${world.url}/api/v1/billing/plan-change/preview`, {
    method: "POST",
    headers: { "content-type": "application/json", ...ann.headers },
    body: JSON.stringify({ planId, quantity: 1 }),
  });
  return (await reply.json()) as { periodCents: number; nextCents: number };
}

it("a discount that runs is taken off what the next month costs, and the price without it is told as well", async () => {
  const { id, stripe } = await subscribed("WELCOME20");
  expect(await preview("business")).toMatchObject({ periodCents: 9_999, nextCents: 7_999 });
  await stripe.subscriptions.update(id, { trial_end: "now" });
  await syncSubscription(world.system, world.billing, id);
  expect(await preview("business")).toMatchObject({ periodCents: 9_999, nextCents: 7_999 });
});

it("without a discount the next month costs the price", async () => {
  await subscribed();
  expect(await preview("business")).toMatchObject({ periodCents: 9_999, nextCents: 9_999 });
});
