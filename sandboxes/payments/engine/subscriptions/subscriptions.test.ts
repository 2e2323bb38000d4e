import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { openPortal, subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
const start = new Date("2026-03-01T00:00:00Z");
beforeAll(async () => {
  world = await createTestSandbox();
  world.setNow(start);
});
afterAll(() => world.drop());

async function itemOf(subscriptionId: string): Promise<string> {
  return (await world.stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.id ?? "";
}

it("upgrades at once for what is left of the period, exactly as the preview said", async () => {
  const { stripe, sandbox } = world;
  const { customerId, subscriptionId } = await subscribe(world, paidSession, goodCard);
  // A third of the 31 days is over.
  const at = start.getTime() / 1000 + (31 * 86_400) / 3;
  await sandbox.clock.advance(customerId, new Date(at * 1000));
  const items = [{ id: await itemOf(subscriptionId), price: "price_sbx_enterprise" }];
  const preview = await stripe.invoices.createPreview({
    subscription: subscriptionId,
    subscription_details: { items, proration_date: at, proration_behavior: "always_invoice" },
  });
  expect(preview).toMatchObject({ amount_due: 10_000, total: 10_000 });
  expect((await stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.price.id).toBe(
    "price_sbx_business",
  );
  const updated = await stripe.subscriptions.update(subscriptionId, {
    items,
    proration_date: at,
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice"],
  });
  expect(updated).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid", amount_paid: 10_000, billing_reason: "subscription_update" },
  });
});

it("changes nothing when the charge for an upgrade is refused", async () => {
  const { stripe } = world;
  const { subscriptionId } = await subscribe(world, paidSession, { ...goodCard, number: "4000002760003184" });
  const invoices = await stripe.invoices.list({ subscription: subscriptionId });
  const items = [{ id: await itemOf(subscriptionId), price: "price_sbx_enterprise" }];
  const refused = stripe.subscriptions.update(subscriptionId, {
    items,
    proration_behavior: "always_invoice",
  });
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
  expect((await stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.price.id).toBe(
    "price_sbx_business",
  );
  expect((await stripe.invoices.list({ subscription: subscriptionId })).data).toEqual(invoices.data);
});

it("keeps what a downgrade leaves over for later invoices", async () => {
  const { stripe, sandbox } = world;
  const params = { ...paidSession, line_items: [{ price: "price_sbx_enterprise", quantity: 1 }] };
  const { customerId, subscriptionId } = await subscribe(world, params, goodCard);
  const items = [{ id: await itemOf(subscriptionId), price: "price_sbx_individual" }];
  await stripe.subscriptions.update(subscriptionId, { items });
  await sandbox.clock.advance(customerId, new Date("2026-04-02T00:00:00Z"));
  const [invoice] = (await stripe.invoices.list({ subscription: subscriptionId })).data;
  // 249.99 back, 29.99 for the rest of this period and 29.99 for the next.
  expect(invoice).toMatchObject({ status: "paid", total: -19_001, amount_due: 0, ending_balance: -19_001 });
  await sandbox.clock.advance(customerId, new Date("2026-05-02T00:00:00Z"));
  const customer = await stripe.customers.retrieve(customerId);
  expect(customer).toMatchObject({ balance: -19_001 + 2_999 });
});

it("costs nothing to change there and back at the same moment", async () => {
  const { stripe } = world;
  const { subscriptionId } = await subscribe(world, paidSession, goodCard);
  const id = await itemOf(subscriptionId);
  for (const price of ["price_sbx_enterprise", "price_sbx_business"]) {
    await stripe.subscriptions.update(subscriptionId, { items: [{ id, price }] });
  }
  const preview = await stripe.invoices.createPreview({ subscription: subscriptionId });
  expect(preview.total).toBe(9_999);
});

it("ends a trial now when asked to, and cancels at once", async () => {
  const { stripe, sandbox } = world;
  const { customerId, subscriptionId } = await subscribe(world);
  await sandbox.portal.act(await openPortal(world, customerId), { kind: "add_card", card: goodCard });
  const paid = await stripe.subscriptions.update(subscriptionId, { trial_end: "now" });
  expect(paid.status).toBe("active");
  expect(await stripe.subscriptions.cancel(subscriptionId)).toMatchObject({ status: "canceled" });
  expect((await stripe.subscriptions.list({ customer: customerId })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: customerId, status: "canceled" })).data).toHaveLength(
    1,
  );
});

it("refuses an item that is not its own, and ends a subscription with its customer", async () => {
  const { stripe } = world;
  const { customerId, subscriptionId } = await subscribe(world);
  const wrong = stripe.subscriptions.update(subscriptionId, { items: [{ id: "si_other", quantity: 2 }] });
  await expect(wrong).rejects.toMatchObject({ param: "items[0][id]" });
  await stripe.customers.del(customerId);
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe("canceled");
});

it("forgets a person with the customer, in events as well", async () => {
  const { stripe } = world;
  const email = "forgotten@example.com";
  const params = { ...paidSession, customer_email: email };
  const { customerId } = await subscribe(world, params, { ...goodCard, name: "Fay Forgotten" });
  const everything = async () => {
    const invoices = await stripe.invoices.list({ customer: customerId });
    const sessions = await stripe.checkout.sessions.list({ customer: customerId });
    const events = await stripe.events.list({ limit: 100 });
    return JSON.stringify([
      invoices,
      sessions,
      events,
      await stripe.customers.listPaymentMethods(customerId),
    ]);
  };
  expect(await everything()).toContain(email);
  await stripe.customers.del(customerId);
  expect(await everything()).not.toMatch(/forgotten/i);
});
