import { expect, it } from "vitest";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { stagePayments } from "./testing/stage-payments.ts";

const dayS = 86_400;
const card = { number: "4242424242424242", expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
const stage = stagePayments();
const { ask } = stage;

/** Somebody who pays for a month, of which half is over: by the clock of the provider, which is half a month ahead. */
async function halfwayThrough() {
  const { world, ann } = stage;
  expect((await world.subscribe(ann)).status).toBe(200);
  const stripe = await stripeClient(world.services, world.billing);
  const frozen_time = Math.floor(Date.now() / 1_000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time });
  const customer = await stripe.customers.create({ email: ann.email, test_clock: clock.id });
  const session = await stripe.checkout.sessions.create({
    ...{ mode: "subscription", ui_mode: "embedded_page", redirect_on_completion: "never" },
    ...{ customer: customer.id, line_items: [{ price: "price_sbx_individual", quantity: 1 }] },
  });
  await world.sandbox.checkout.confirm(String(session.client_secret), { card });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  const id = String(subscription);
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: frozen_time + 15 * dayS });
  await world.look("update billing_customers set customer_id = $2 where workspace_id = $1", [
    ann.id,
    customer.id,
  ]);
  await world.look("delete from subscriptions where workspace_id = $1", [ann.id]);
  await syncSubscription(world.system, world.billing, id);
  return { stripe, id, now: frozen_time + 15 * dayS };
}

it("a change of plan of a customer with a test clock is reckoned from what that clock shows", async () => {
  const { now, id, stripe } = await halfwayThrough();
  const wanted = { planId: "business", quantity: 1 };
  const { status, body } = await ask("POST plan-change/preview", wanted);
  expect([status, body.basis]).toEqual([
    200,
    expect.objectContaining({ at: new Date(now * 1_000).toISOString() }),
  ]);
  expect(body.dueNowCents).toBeGreaterThan(3_000);
  expect(body.dueNowCents).toBeLessThan(4_000);
  expect((await ask("POST plan-change", { ...wanted, basis: body.basis })).status).toBe(200);
  const { latest_invoice } = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(latest_invoice).toMatchObject({ total: body.dueNowCents });
});

it("a price of another time than its clock shows is refused", async () => {
  await halfwayThrough();
  const wanted = { planId: "business", quantity: 1 };
  const { body } = await ask("POST plan-change/preview", wanted);
  const basis = { ...body.basis, at: new Date().toISOString() };
  expect((await ask("POST plan-change", { ...wanted, basis })).body.error?.code).toBe("preview_outdated");
});
