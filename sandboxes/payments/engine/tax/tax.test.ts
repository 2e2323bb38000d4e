import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession, trialSession } from "../../testing/trial-session.ts";
import { fromSeconds } from "../seconds.ts";
import { taxOf } from "./tax-of.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox(undefined, { taxPercent: 8.875 });
});
afterAll(() => world.drop());

const taxed = { automatic_tax: { enabled: true }, billing_address_collection: "required" } as const;
const paid = { ...paidSession, ...taxed };
const trial = { ...trialSession, ...taxed };

const latestInvoice = async (subscriptionId: string) => {
  const { latest_invoice: invoice } = await world.stripe.subscriptions.retrieve(subscriptionId, {
    expand: ["latest_invoice"],
  });
  return invoice as Stripe.Invoice;
};

it.each([
  [8.875, 9_999, 887],
  [8.875, -9_999, -887],
  [20, 2_999, 600],
  [0, 100, 0],
  [20, 0, 0],
])("%d %% of %i cents are %i", (percent, cents, tax) => {
  expect(taxOf(percent, cents)).toBe(tax);
});

describe("what is sold with automatic tax", () => {
  it("is charged with the tax, which stands on the page, on the invoice and on its line", async () => {
    const { stripe, sandbox } = world;
    const session = await stripe.checkout.sessions.create(paid);
    expect(session).toMatchObject({
      ...{
        amount_subtotal: 9_999,
        amount_total: 10_886,
        automatic_tax: { enabled: true, status: "complete" },
      },
      total_details: { amount_tax: 887 },
    });
    const secret = session.client_secret ?? "";
    expect(await sandbox.checkout.read(secret)).toMatchObject({ taxPercent: 8.875, dueTodayCents: 10_886 });
    await sandbox.checkout.confirm(secret, { card: goodCard });
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    const invoice = await latestInvoice(String(subscription));
    expect(invoice).toMatchObject({
      ...{ subtotal: 9_999, total_excluding_tax: 9_999, total: 10_886, amount_paid: 10_886, status: "paid" },
      total_taxes: [{ amount: 887, taxable_amount: 9_999, tax_behavior: "exclusive" }],
      automatic_tax: { enabled: true, status: "complete" },
    });
    expect(invoice.lines.data[0]?.taxes).toMatchObject([{ amount: 887 }]);
    const token = String(invoice.hosted_invoice_url).split("/sandbox/i/")[1] ?? "";
    expect(await sandbox.invoices.read(token)).toMatchObject({ taxCents: 887, totalCents: 10_886 });
    const [charge] = (await stripe.charges.list({ customer: String(invoice.customer) })).data;
    expect(charge?.amount).toBe(10_886);
  });

  it("is taxed after what a coupon takes off", async () => {
    const { stripe, sandbox } = world;
    const { client_secret: secret, id } = await stripe.checkout.sessions.create(paid);
    await sandbox.checkout.confirm(secret ?? "", { card: goodCard, promotionCode: "WELCOME20" });
    const session = await stripe.checkout.sessions.retrieve(id);
    const off = session.total_details?.amount_discount ?? 0;
    expect(off).toBeGreaterThan(0);
    const tax = taxOf(8.875, 9_999 - off);
    expect(session.amount_total).toBe(9_999 - off + tax);
    expect(await latestInvoice(String(session.subscription))).toMatchObject({
      ...{ total: 9_999 - off + tax, amount_paid: 9_999 - off + tax },
    });
  });

  it("is taxed again each month; nothing is due in a trial", async () => {
    const { customerId, subscriptionId } = await subscribe(world, trial, goodCard);
    expect(await latestInvoice(subscriptionId)).toMatchObject({ total: 0, total_taxes: [{ amount: 0 }] });
    const { trial_end: end } = await world.stripe.subscriptions.retrieve(subscriptionId);
    const upcoming = await world.stripe.invoices.createPreview({ subscription: subscriptionId });
    expect(upcoming.total).toBe(10_886);
    await world.sandbox.clock.advance(customerId, new Date(fromSeconds(end ?? 0).getTime() + 7_200_000));
    expect(await latestInvoice(subscriptionId)).toMatchObject({ total: 10_886, status: "paid" });
  });

  it("costs at a change what its preview said, tax and all", async () => {
    const { stripe } = world;
    const { subscriptionId } = await subscribe(world, paid, goodCard);
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const items = [{ id: subscription.items.data[0]?.id ?? "", price: "price_sbx_enterprise" }];
    const proration = {
      proration_behavior: "always_invoice",
      proration_date: subscription.start_date + 86_400,
    } as const;
    const preview = await stripe.invoices.createPreview({
      subscription: subscriptionId,
      automatic_tax: { enabled: true },
      subscription_details: { items, ...proration },
    });
    expect(preview.total_taxes?.[0]?.amount).toBeGreaterThan(0);
    await stripe.subscriptions.update(subscriptionId, {
      ...{ items, ...proration, payment_behavior: "pending_if_incomplete" },
    });
    expect(await latestInvoice(subscriptionId)).toMatchObject({ total: preview.total, status: "paid" });
  });
});

describe("a subscription that began without tax", () => {
  it("is taxed from when that is said, and a preview imagines it before", async () => {
    const { stripe } = world;
    const { subscriptionId } = await subscribe(world, paidSession, goodCard);
    expect((await latestInvoice(subscriptionId)).total_taxes).toEqual([]);
    const totalOf = async (more: object = {}) =>
      (await stripe.invoices.createPreview({ subscription: subscriptionId, ...more })).total;
    expect(await totalOf()).toBe(9_999);
    expect(await totalOf({ automatic_tax: { enabled: true } })).toBe(10_886);
    expect(await totalOf()).toBe(9_999);
    await stripe.subscriptions.update(subscriptionId, { automatic_tax: { enabled: true } });
    expect(await totalOf()).toBe(10_886);
  });

  it("is not in one with a change that may wait for its payment", async () => {
    const { subscriptionId } = await subscribe(world, paidSession, goodCard);
    const refused = world.stripe.subscriptions.update(subscriptionId, {
      ...{ automatic_tax: { enabled: true }, payment_behavior: "pending_if_incomplete" },
    });
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param: "automatic_tax" });
  });
});

describe("a checkout of a customer who is known", () => {
  it("has to keep the address that tax is worked out by, and the name that a tax id is of", async () => {
    const { stripe } = world;
    const { id: customer } = await stripe.customers.create({ email: "known@example.com" });
    const { customer_email: _email, ...known } = paid;
    const create = (more: Partial<Stripe.Checkout.SessionCreateParams>) =>
      stripe.checkout.sessions.create({ ...known, customer, ...more });
    await expect(create({})).rejects.toMatchObject({ code: "customer_tax_location_invalid" });
    const withId = { tax_id_collection: { enabled: true }, customer_update: { address: "auto" } } as const;
    await expect(create(withId)).rejects.toMatchObject({ param: "customer_update[name]" });
    const session = await create({ ...withId, customer_update: { address: "auto", name: "auto" } });
    expect(session.tax_id_collection?.enabled).toBe(true);
  });
});
