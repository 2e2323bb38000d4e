import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../testing/create-test-sandbox.ts";
import { openPortal, type Subscribed, subscribe } from "../testing/subscribe.ts";
import { goodCard, paidSession } from "../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

const refusing = { ...goodCard, number: "4000000000000341" };
const day = 86_400_000;

async function payWith(subscribed: Subscribed, card: typeof goodCard): Promise<void> {
  const token = await openPortal(world, subscribed.customerId);
  await world.sandbox.portal.act(token, { kind: "add_card", card });
}

async function upgrade({ subscriptionId }: Subscribed) {
  const { items } = await world.stripe.subscriptions.retrieve(subscriptionId);
  return world.stripe.subscriptions.update(subscriptionId, {
    items: [{ id: items.data[0]?.id ?? "", price: "price_sbx_enterprise" }],
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
}

const priceOf = async ({ subscriptionId }: Subscribed) =>
  (await world.stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.price.id;

const tokenOf = (url: string | null | undefined) => String(url).split("/sandbox/i/")[1] ?? "";

describe("a change for which the card is refused", () => {
  it("waits, with the old plan, and comes true when its invoice is paid", async () => {
    const subscribed = await subscribe(world, paidSession, goodCard);
    await payWith(subscribed, refusing);
    const kept = await upgrade(subscribed);
    expect(kept).toMatchObject({ status: "active", pending_update: { expires_at: expect.any(Number) } });
    expect(await priceOf(subscribed)).toBe("price_sbx_business");
    const invoice = await world.stripe.invoices.retrieve(String(kept.latest_invoice));
    expect(invoice).toMatchObject({ status: "open", billing_reason: "subscription_update" });
    await expect(world.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ code: "card_declined" });
    await world.sandbox.invoices.pay(tokenOf(invoice.hosted_invoice_url), goodCard);
    expect(await priceOf(subscribed)).toBe("price_sbx_enterprise");
    expect((await world.stripe.subscriptions.retrieve(subscribed.subscriptionId)).pending_update).toBeNull();
    await expect(world.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
      code: "invoice_already_paid",
    });
  });

  it("goes after 23 hours, and nothing is owed for it", async () => {
    const subscribed = await subscribe(world, paidSession, goodCard);
    await payWith(subscribed, refusing);
    const { latest_invoice: invoice } = await upgrade(subscribed);
    await world.sandbox.clock.advance(subscribed.customerId, new Date(Date.now() + day));
    expect(await world.stripe.subscriptions.retrieve(subscribed.subscriptionId)).toMatchObject({
      ...{ status: "active", pending_update: null },
    });
    expect((await world.stripe.invoices.retrieve(String(invoice))).status).toBe("void");
  });
});

describe("less than what is paid for", () => {
  it("is confirmed under a link of its own, and begins with the next period", async () => {
    const subscribed = await subscribe(world, paidSession, goodCard);
    const { items } = await world.stripe.subscriptions.retrieve(subscribed.subscriptionId);
    const price = "price_sbx_individual";
    const confirm = {
      subscription: subscribed.subscriptionId,
      items: [{ id: items.data[0]?.id ?? "", price }],
    };
    const { url } = await world.stripe.billingPortal.sessions.create({
      customer: subscribed.customerId,
      flow_data: { type: "subscription_update_confirm", subscription_update_confirm: confirm },
    });
    const token = url.split("/sandbox/p/")[1] ?? "";
    const { portal } = world.sandbox;
    expect((await portal.read(token)).flow).toMatchObject({
      ...{ kind: "confirm", plan: { name: "Individual" }, quantity: 1, startsAt: expect.any(Date) },
    });
    expect(await portal.act(token, { kind: "change_plan", priceId: price, quantity: 1 })).toMatchObject({
      ...{ plan: { name: "Business" }, nextPlan: { name: "Individual", quantity: 1 } },
    });
    const { schedule } = await world.stripe.subscriptions.retrieve(subscribed.subscriptionId);
    expect(await world.stripe.subscriptionSchedules.retrieve(String(schedule))).toMatchObject({
      status: "active",
    });
    await world.sandbox.clock.advance(subscribed.customerId, new Date(Date.now() + 33 * day));
    expect(await priceOf(subscribed)).toBe(price);
    const { data } = await world.stripe.invoices.list({ customer: subscribed.customerId, limit: 1 });
    expect(data).toMatchObject([{ total: 2_999, status: "paid" }]);
  });

  it("is refused for what belongs to others", async () => {
    const [one, other] = [await subscribe(world), await subscribe(world)];
    const update = { subscription: other.subscriptionId };
    const flow_data = { type: "subscription_update", subscription_update: update } as const;
    const create = world.stripe.billingPortal.sessions.create({ customer: one.customerId, flow_data });
    await expect(create).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("a payment", () => {
  it("is there as an intent and a charge, and is given back in parts, never more than it was", async () => {
    const { customerId } = await subscribe(world, paidSession, goodCard);
    const { data } = await world.stripe.charges.list({ customer: customerId });
    expect(data).toMatchObject([{ amount: 9_999, paid: true, status: "succeeded" }]);
    const charge = data[0]?.id ?? "";
    const intent = await world.stripe.paymentIntents.retrieve(String(data[0]?.payment_intent));
    expect(intent).toMatchObject({ status: "succeeded", latest_charge: charge });
    await world.stripe.refunds.create({ charge, amount: 999 });
    await world.stripe.refunds.create({ payment_intent: intent.id });
    expect(await world.stripe.charges.retrieve(charge)).toMatchObject({
      refunded: true,
      amount_refunded: 9_999,
    });
    await expect(world.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  it("costs with a date what was said for that date before", async () => {
    const { subscriptionId } = await subscribe(world, paidSession, goodCard);
    const [item] = (await world.stripe.subscriptions.retrieve(subscriptionId)).items.data;
    const items = [{ id: item?.id ?? "", price: "price_sbx_business", quantity: 4 }];
    const proration_date = Math.floor(Date.now() / 1_000) + 5 * 86_400;
    const said = await world.stripe.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: { items, proration_date, proration_behavior: "always_invoice" },
    });
    const changed = await world.stripe.subscriptions.update(subscriptionId, {
      ...{ items, proration_date, proration_behavior: "always_invoice" },
    });
    const billed = await world.stripe.invoices.retrieve(String(changed.latest_invoice));
    expect([billed.total, billed.amount_due]).toEqual([said.total, said.amount_due]);
    expect(billed.total).toBeGreaterThan(0);
  });
});

it("customers of a test clock live by it", async () => {
  const { stripe } = world;
  const start = 1_800_000_000;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start, name: "of a test" });
  const customer = await stripe.customers.create({ email: "tick@example.com", test_clock: clock.id });
  const { customer_email: _address, ...session } = { ...paidSession, customer: customer.id };
  const { subscriptionId, customerId } = await subscribe(world, session, goodCard);
  const before = await stripe.subscriptions.retrieve(subscriptionId);
  expect([before.created, before.test_clock]).toEqual([start, clock.id]);
  const frozen_time = start + 40 * 86_400;
  expect(await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time })).toMatchObject({
    ...{ frozen_time, status: "ready" },
  });
  expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(2);
  const back = stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start });
  await expect(back).rejects.toMatchObject({ param: "frozen_time" });
});
