import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { openPortal, subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession, trialSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
let yearly: Stripe.Price;
const start = new Date("2027-03-01T00:00:00Z");
const day = 86_400;
beforeAll(async () => {
  world = await createTestSandbox();
  world.setNow(start);
  yearly = await world.stripe.prices.create({
    ...{ product: "prod_sbx_business", currency: "usd", unit_amount: 99_900 },
    recurring: { interval: "year" },
  });
});
afterAll(() => world.drop());
beforeEach(() => world.setNow(start));

const at = (iso: string) => Date.parse(iso) / 1_000;
const read = (id: string) => world.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const itemOf = async (id: string) => (await read(id)).items.data[0];
const invoicesOf = async (id: string) =>
  (await world.stripe.invoices.list({ subscription: id })).data.map(({ total }) => total);
const session = () => ({ ...paidSession, line_items: [{ price: yearly.id, quantity: 1 }] });

describe("a price for a year", () => {
  it("is made for a product, and taken off the shelf", async () => {
    const { stripe } = world;
    expect(yearly).toMatchObject({
      ...{ active: true, unit_amount: 99_900, currency: "usd", product: "prod_sbx_business" },
      recurring: { interval: "year", interval_count: 1 },
    });
    const other = await stripe.prices.create({
      ...{ product: "prod_sbx_business", currency: "usd", unit_amount: 1 },
      recurring: { interval: "year" },
    });
    await stripe.prices.update(other.id, { active: false });
    expect((await stripe.prices.retrieve(other.id)).active).toBe(false);
    const sold = { ...paidSession, line_items: [{ price: other.id, quantity: 1 }] };
    await expect(stripe.checkout.sessions.create(sold)).rejects.toThrow("inactive");
  });

  it("is refused for no product, for less than nothing, and for two years", async () => {
    const wanted = { product: "prod_sbx_business", currency: "usd", unit_amount: 1 };
    const year = { interval: "year" as const };
    const { prices } = world.stripe;
    await expect(prices.create({ ...wanted, product: "prod_none", recurring: year })).rejects.toThrow();
    await expect(prices.create({ ...wanted, unit_amount: -1, recurring: year })).rejects.toThrow();
    await expect(prices.create({ ...wanted, recurring: { ...year, interval_count: 2 } })).rejects.toThrow();
  });

  it("is paid once a year, after a trial as well", async () => {
    const { customerId, subscriptionId } = await subscribe(
      world,
      { ...trialSession, line_items: session().line_items, payment_method_collection: "always" },
      goodCard,
    );
    const trialEnd = start.getTime() / 1_000 + 14 * day;
    expect(await read(subscriptionId)).toMatchObject({ status: "trialing", trial_end: trialEnd });
    await world.sandbox.clock.advance(customerId, new Date((trialEnd + 7_200) * 1_000));
    expect(await read(subscriptionId)).toMatchObject({
      status: "active",
      latest_invoice: { status: "paid", total: 99_900 },
    });
    expect(await itemOf(subscriptionId)).toMatchObject({
      ...{ current_period_start: at("2027-03-15T00:00:00Z"), current_period_end: at("2028-03-15T00:00:00Z") },
    });
    const upcoming = await world.stripe.invoices.createPreview({ subscription: subscriptionId });
    expect(upcoming).toMatchObject({ total: 99_900, period_end: at("2028-03-15T00:00:00Z") });
    await world.sandbox.clock.advance(customerId, new Date("2028-03-15T02:00:00Z"));
    expect(await itemOf(subscriptionId)).toMatchObject({ current_period_end: at("2029-03-15T00:00:00Z") });
    expect(await invoicesOf(subscriptionId)).toEqual([99_900, 99_900, 0]);
    const { lines } = (await read(subscriptionId)).latest_invoice as Stripe.Invoice;
    expect(lines.data[0]?.description).toBe("1 × Business (at $999.00 / year)");
  });
});

describe("a month that becomes a year", () => {
  it("begins at once, with what was not used of the month given back, as previewed", async () => {
    const { stripe } = world;
    const { customerId, subscriptionId } = await subscribe(world, paidSession, goodCard);
    const later = at("2027-03-01T00:00:00Z") + (31 * day) / 3;
    await world.sandbox.clock.advance(customerId, new Date(later * 1_000));
    const items = [{ id: (await itemOf(subscriptionId))?.id ?? "", price: yearly.id }];
    const details = { items, proration_date: later, proration_behavior: "always_invoice" as const };
    const preview = await stripe.invoices.createPreview({
      ...{ subscription: subscriptionId, subscription_details: details },
    });
    expect(preview.total).toBe(99_900 - 6_666);
    const changed = await stripe.subscriptions.update(subscriptionId, {
      ...{
        items,
        proration_date: later,
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
      },
      expand: ["latest_invoice"],
    });
    expect(changed).toMatchObject({
      billing_cycle_anchor: later,
      latest_invoice: { status: "paid", total: 99_900 - 6_666 },
    });
    const period = changed.items.data[0];
    expect(period?.current_period_start).toBe(later);
    expect(period?.current_period_end).toBe(later + 366 * day);
  });

  it("is charged at once also where nobody asked for an invoice, and changes nothing in a trial", async () => {
    const paid = await subscribe(world, paidSession, goodCard);
    const items = [{ id: (await itemOf(paid.subscriptionId))?.id ?? "", price: yearly.id }];
    await world.stripe.subscriptions.update(paid.subscriptionId, { items });
    expect((await invoicesOf(paid.subscriptionId))[0]).toBe(99_900 - 9_999);

    const trial = await subscribe(world, trialSession);
    const before = await itemOf(trial.subscriptionId);
    const wanted = [{ id: before?.id ?? "", price: yearly.id }];
    await world.stripe.subscriptions.update(trial.subscriptionId, { items: wanted });
    expect(await itemOf(trial.subscriptionId)).toMatchObject({
      ...{ current_period_end: before?.current_period_end, price: { id: yearly.id } },
    });
    expect(await invoicesOf(trial.subscriptionId)).toEqual([0]);
  });
});

it("a year that becomes a month does so when the year ends, where the portal says so", async () => {
  const { stripe } = world;
  const { customerId, subscriptionId } = await subscribe(world, session(), goodCard);
  const { id } = await stripe.billingPortal.configurations.create({
    features: {
      subscription_update: {
        ...{ enabled: true, default_allowed_updates: ["price"] },
        products: [{ product: "prod_sbx_enterprise", prices: ["price_sbx_enterprise"] }],
        schedule_at_period_end: { conditions: [{ type: "shortening_interval" }] },
      },
    },
  });
  const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, configuration: id });
  const token = url.split("/sandbox/p/")[1] ?? "";
  await world.sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_enterprise" });
  expect((await itemOf(subscriptionId))?.price.id).toBe(yearly.id);
  await world.sandbox.clock.advance(customerId, new Date("2028-03-01T02:00:00Z"));
  expect(await itemOf(subscriptionId)).toMatchObject({
    price: { id: "price_sbx_enterprise" },
    ...{ current_period_start: at("2028-03-01T00:00:00Z"), current_period_end: at("2028-04-01T00:00:00Z") },
  });
  expect(await invoicesOf(subscriptionId)).toEqual([24_999, 99_900]);
  expect((await world.sandbox.portal.read(await openPortal(world, customerId))).plan).toMatchObject({
    ...{ name: "Enterprise", interval: "month" },
  });
});
