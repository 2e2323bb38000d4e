import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { openPortal, subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

it("shows a trial and takes a card for its end", async () => {
  const { sandbox, stripe } = world;
  const { customerId, subscriptionId } = await subscribe(world);
  const token = await openPortal(world, customerId);
  const before = await sandbox.portal.read(token);
  expect(before).toMatchObject({
    email: "ann@example.com",
    returnUrl: "http://localhost:3000/settings",
    plan: { name: "Business", amountCents: 9999, priceId: "price_sbx_business" },
    status: "trialing",
    cancelAt: null,
    card: null,
    invoices: [{ status: "paid", totalCents: 0 }],
    plans: [{ name: "Individual" }, { name: "Enterprise" }],
  });
  expect(before.trialEndsAt).toEqual(before.currentPeriodEndsAt);

  const after = await sandbox.portal.act(token, { kind: "add_card", card: goodCard });
  expect(after.card).toEqual({ brand: "visa", last4: "4242", expMonth: 12, expYear: 2040 });
  const customer = await stripe.customers.retrieve(customerId, {
    expand: ["invoice_settings.default_payment_method"],
  });
  expect(customer).toMatchObject({
    invoice_settings: { default_payment_method: { card: { last4: "4242" } } },
  });
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe("trialing");
});

it("refuses a card that the bank refuses, and asks for the person", async () => {
  const { customerId } = await subscribe(world);
  const token = await openPortal(world, customerId);
  const add = (number: string, challengeResult?: "passed" | "failed") =>
    world.sandbox.portal.act(token, {
      kind: "add_card",
      card: { ...goodCard, number },
      ...(challengeResult ? { challengeResult } : {}),
    });
  await expect(add("4000000000000002")).rejects.toMatchObject({ code: "card_declined" });
  await expect(add("4111111111111111")).rejects.toMatchObject({ code: "not_a_test_card" });
  await expect(add("4000002500003155")).rejects.toMatchObject({ code: "challenge_required" });
  await expect(add("4000002500003155", "failed")).rejects.toMatchObject({ code: "card_declined" });
  expect((await world.sandbox.portal.read(token)).card).toBeNull();
  expect((await add("4000002500003155", "passed")).card).toMatchObject({ last4: "3155" });
});

it("plans a cancellation at the end, and takes it back", async () => {
  const { sandbox, stripe } = world;
  const { customerId, subscriptionId } = await subscribe(world);
  const token = await openPortal(world, customerId);
  const cancelled = await sandbox.portal.act(token, { kind: "cancel" });
  expect(cancelled.cancelAt).toEqual(cancelled.trialEndsAt);
  expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
    status: "trialing",
    cancel_at_period_end: true,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect((await sandbox.portal.act(token, { kind: "resume" })).cancelAt).toBeNull();
  const [updated] = (await stripe.events.list({ type: "customer.subscription.updated", limit: 1 })).data;
  expect(updated?.data.previous_attributes).toMatchObject({ cancel_at_period_end: true });
});

it("changes the plan: for nothing in a trial, settled with the next invoice else", async () => {
  const { sandbox, stripe } = world;
  const trial = await subscribe(world);
  const token = await openPortal(world, trial.customerId);
  const view = await sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_enterprise" });
  expect(view).toMatchObject({ plan: { name: "Enterprise" }, status: "trialing" });
  await expect(
    sandbox.portal.act(token, { kind: "change_plan", priceId: "price_none" }),
  ).rejects.toMatchObject({ code: "invalid_plan" });

  const paid = await subscribe(world, paidSession, goodCard);
  const next = await openPortal(world, paid.customerId);
  await sandbox.portal.act(next, { kind: "change_plan", priceId: "price_sbx_enterprise" });
  const preview = await stripe.invoices.createPreview({ subscription: paid.subscriptionId });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-9999, 24999, 24999]);
});

it("refuses tokens that it did not give out, and old ones", async () => {
  const { sandbox } = world;
  const { customerId } = await subscribe(world);
  const token = await openPortal(world, customerId);
  for (const wrong of ["", "bps_1", `${token}x`]) {
    await expect(sandbox.portal.read(wrong)).rejects.toMatchObject({ code: "not_found" });
  }
  world.setNow(new Date(Date.now() + 3_601_000));
  await expect(sandbox.portal.act(token, { kind: "cancel" })).rejects.toMatchObject({
    code: "session_expired",
  });
  world.setNow(new Date());
});

it("has configurations that say what customers may do", async () => {
  const { stripe, sandbox } = world;
  const made = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        products: [{ product: "prod_sbx_individual", prices: ["price_sbx_individual"] }],
        proration_behavior: "create_prorations",
      },
    },
  });
  const { customerId } = await subscribe(world);
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    configuration: made.id,
  });
  const view = await sandbox.portal.read(session.url.split("/sandbox/p/")[1] ?? "");
  expect(view.plans.map(({ name }) => name)).toEqual(["Individual"]);
  expect((await stripe.billingPortal.configurations.list({ is_default: true })).data).toHaveLength(1);
});
