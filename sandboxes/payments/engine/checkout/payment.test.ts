import pg from "pg";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CardInput } from "../../contract/card.ts";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession, trialSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

const card = (number: string): CardInput => ({ ...goodCard, number });

async function openSession(params: Stripe.Checkout.SessionCreateParams = paidSession): Promise<string> {
  return (await world.stripe.checkout.sessions.create(params)).client_secret ?? "";
}

it("charges a card that works, and the subscription is active", async () => {
  const { subscriptionId, customerId } = await subscribe(world, paidSession, goodCard);
  const { stripe } = world;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ["latest_invoice", "default_payment_method"],
  });
  expect(subscription).toMatchObject({
    status: "active",
    trial_end: null,
    latest_invoice: { status: "paid", amount_paid: 9999, number: expect.stringMatching(/-0001$/) },
    default_payment_method: { card: { brand: "visa", last4: "4242" } },
  });
  const [session] = (await stripe.checkout.sessions.list({ customer: customerId })).data;
  expect(session).toMatchObject({ payment_status: "paid", status: "complete" });
  const methods = await stripe.customers.listPaymentMethods(customerId);
  expect(methods.data.map((method) => method.card?.last4)).toEqual(["4242"]);
});

it("asks for a card when something is due", async () => {
  const secret = await openSession();
  expect(await world.sandbox.checkout.read(secret)).toMatchObject({ needsCard: true, dueTodayCents: 9999 });
  await expect(world.sandbox.checkout.confirm(secret, {})).rejects.toMatchObject({ code: "card_required" });
});

it.each([
  ["4000000000000002", "Your card was declined."],
  ["4000000000009995", "Your card has insufficient funds."],
  ["4000000000009987", "Your card was declined."],
  ["4000000000009979", "Your card was declined."],
  ["4000000000000069", "Your card has expired."],
  ["4000000000000127", "Your card's security code is incorrect."],
  ["4000000000000119", "An error occurred while processing your card. Try again in a little bit."],
  ["4100000000000019", "Your card was declined."],
  ["4000000000000341", "Your card was declined."],
  ["4242424242424241", "Your card number is incorrect."],
])("declines %s, makes nothing, and takes another card afterwards", async (number, message) => {
  const secret = await openSession();
  const before = await world.stripe.customers.list({ limit: 100 });
  expect(await world.sandbox.checkout.confirm(secret, { card: card(number) })).toEqual({
    status: "declined",
    message,
  });
  expect((await world.stripe.customers.list({ limit: 100 })).data).toHaveLength(before.data.length);
  expect(await world.sandbox.checkout.confirm(secret, { card: goodCard })).toEqual({ status: "complete" });
});

it.each(["4000002500003155", "4000002760003184", "4000008260003178"])(
  "asks the bank about %s: passed completes, failed leaves the session open",
  async (number) => {
    const { sandbox } = world;
    const secret = await openSession();
    const input = { card: card(number) };
    expect(await sandbox.checkout.confirm(secret, input)).toEqual({ status: "challenge" });
    expect(await sandbox.checkout.confirm(secret, { ...input, challengeResult: "failed" })).toMatchObject({
      status: "declined",
    });
    expect((await sandbox.checkout.read(secret)).status).toBe("open");
    expect(await sandbox.checkout.confirm(secret, { ...input, challengeResult: "passed" })).toEqual({
      status: "complete",
    });
  },
);

it("lets the bank refuse although the person proved who they are", async () => {
  const input = { card: card("4000008400001629"), challengeResult: "passed" as const };
  expect(await world.sandbox.checkout.confirm(await openSession(), input)).toMatchObject({
    status: "declined",
  });
});

it("never stores a number, neither of a test card nor of a real one", async () => {
  const secret = await openSession();
  const real = world.sandbox.checkout.confirm(secret, { card: card("4111 1111 1111 1111") });
  await expect(real).rejects.toMatchObject({ code: "not_a_test_card" });
  await world.sandbox.checkout.confirm(secret, { card: goodCard });

  const client = new pg.Client(world.database.superuserConnection);
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    `select o::text as text from payment_sandbox.objects o union all
     select i::text from payment_sandbox.idempotency i`,
  );
  await client.end();
  const everything = rows.map(({ text }) => text).join("\n");
  expect(everything).toContain("4242");
  for (const number of ["4111111111111111", "4242424242424242", "4111 1111", "4242 4242"]) {
    expect(everything).not.toContain(number);
  }
});

it("takes a code for a discount, in a trial and without one", async () => {
  const { sandbox, stripe } = world;
  const secret = await openSession();
  await expect(
    sandbox.checkout.confirm(secret, { card: goodCard, promotionCode: "NOTHING" }),
  ).rejects.toMatchObject({ code: "invalid_promotion_code" });
  await sandbox.checkout.confirm(secret, { card: goodCard, promotionCode: "welcome20" });
  const [invoice] = (await stripe.invoices.list({ limit: 1, status: "paid" })).data;
  expect(invoice).toMatchObject({ subtotal: 9999, total: 7999, amount_paid: 7999 });

  const free = await openSession({ ...paidSession, payment_method_collection: "if_required" });
  expect(await sandbox.checkout.confirm(free, { promotionCode: "FREE100" })).toEqual({ status: "complete" });
  const trial = await openSession({ ...paidSession, ...trialSession, payment_method_collection: "always" });
  expect(await sandbox.checkout.confirm(trial, { card: goodCard, promotionCode: "FREE100" })).toEqual({
    status: "complete",
  });
});
