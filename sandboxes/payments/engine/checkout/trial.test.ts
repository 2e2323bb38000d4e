import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { trialSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

const secretOf = ({ client_secret: secret }: Stripe.Checkout.Session) => secret ?? "";

it("sells the three plans from the beginning", async () => {
  const prices = await world.stripe.prices.list({ limit: 100, expand: ["data.product"] });
  const sold = prices.data.map(({ id, unit_amount, product }) => [
    id,
    unit_amount,
    typeof product === "object" && "name" in product && product.name,
  ]);
  expect(sold.toSorted()).toEqual([
    ["price_sbx_business", 9999, "Business"],
    ["price_sbx_enterprise", 24999, "Enterprise"],
    ["price_sbx_individual", 2999, "Individual"],
  ]);
  expect(prices.data[0]?.unit_amount_decimal?.toString()).toMatch(/^\d+$/);
});

it("begins a trial without a card: customer, subscription and an invoice of nothing", async () => {
  const { stripe, sandbox } = world;
  const session = await stripe.checkout.sessions.create(trialSession);
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    livemode: false,
    amount_total: 0,
  });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
  expect(await sandbox.checkout.read(secretOf(session))).toEqual({
    planName: "Business",
    amountCents: 9999,
    currency: "usd",
    interval: "month",
    trialDays: 14,
    dueTodayCents: 0,
    discount: null,
    taxPercent: null,
    successUrl: null,
    cancelUrl: null,
    email: "ann@example.com",
    needsCard: false,
    allowsPromotionCodes: true,
    status: "open",
  });

  expect(await sandbox.checkout.confirm(secretOf(session), {})).toEqual({ status: "complete" });

  const complete = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice", "customer", "line_items"],
  });
  expect(complete).toMatchObject({
    status: "complete",
    payment_status: "no_payment_required",
    client_reference_id: "intent",
    customer_details: { email: "ann@example.com" },
    customer: { object: "customer", email: "ann@example.com" },
    line_items: { data: [{ price: { id: "price_sbx_business" } }] },
    subscription: {
      status: "trialing",
      default_payment_method: null,
      metadata: { checkout_intent_id: "intent" },
      items: { data: [{ price: { id: "price_sbx_business" }, quantity: 1 }] },
      latest_invoice: { status: "paid", amount_due: 0, total: 0, billing_reason: "subscription_create" },
    },
  });
  const { subscription } = complete;
  if (typeof subscription !== "object" || !subscription) throw new Error("not expanded");
  expect((subscription.trial_end ?? 0) - (subscription.trial_start ?? 0)).toBe(14 * 86_400);
  expect(subscription.items.data[0]?.current_period_end).toBe(subscription.trial_end);

  const customerId = typeof complete.customer === "object" ? complete.customer?.id : complete.customer;
  const listed = await stripe.subscriptions.list({ customer: customerId ?? "", status: "all" });
  expect(listed.data.map(({ id }) => id)).toEqual([subscription.id]);
});

it("stores what happened as events in their order", async () => {
  const { data } = await world.stripe.events.list({ limit: 100 });
  expect(data.map(({ type }) => type).reverse()).toEqual([
    "customer.created",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);
});

it("completes a session once, also when it is confirmed twice at the same moment", async () => {
  const { stripe, sandbox } = world;
  const secret = secretOf(await stripe.checkout.sessions.create(trialSession));
  const outcomes = await Promise.allSettled([
    sandbox.checkout.confirm(secret, {}),
    sandbox.checkout.confirm(secret, {}),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(sandbox.checkout.confirm(secret, {})).rejects.toMatchObject({ code: "session_complete" });
  expect((await sandbox.checkout.read(secret)).status).toBe("complete");
});

it("refuses a secret that it did not give out, and one of a session that was expired", async () => {
  const { stripe, sandbox } = world;
  const session = await stripe.checkout.sessions.create(trialSession);
  const forged = `${secretOf(session).slice(0, -1)}x`;
  for (const secret of [forged, "", session.id, `${session.id}_secret_`]) {
    await expect(sandbox.checkout.confirm(secret, {})).rejects.toMatchObject({ code: "not_found" });
  }
  const expired = await stripe.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: "expired", client_secret: null });
  await expect(sandbox.checkout.confirm(secretOf(session), {})).rejects.toMatchObject({
    code: "session_expired",
  });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow("can be expired");
});
