import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../testing/create-test-sandbox.ts";
import { goodCard, paidSession, trialSession } from "../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

const individual = { ...paidSession, line_items: [{ price: "price_sbx_individual", quantity: 1 }] };

it("a code is shown with the new total before paying, and nothing is stored by that", async () => {
  const { stripe, sandbox } = world;
  const { client_secret: secret } = await stripe.checkout.sessions.create(individual);
  const { checkout } = sandbox;
  expect(await checkout.read(secret ?? "", "welcome20")).toMatchObject({
    dueTodayCents: 2_399,
    discount: { name: "WELCOME20", amountCents: 600, months: 3 },
  });
  expect(await checkout.read(secret ?? "")).toMatchObject({ dueTodayCents: 2_999, discount: null });
  await expect(checkout.read(secret ?? "", "NOPE")).rejects.toMatchObject({ code: "invalid_promotion_code" });
});

it("in a trial a code says what it takes off later, and nothing is due today", async () => {
  const { client_secret: secret } = await world.stripe.checkout.sessions.create(trialSession);
  expect(await world.sandbox.checkout.read(secret ?? "", "WELCOME20")).toMatchObject({
    dueTodayCents: 0,
    discount: { amountCents: 2_000 },
  });
});

it("a change credits what was paid and charges the new price after the discount, as previewed", async () => {
  const { stripe, sandbox } = world;
  const session = await stripe.checkout.sessions.create(individual);
  await sandbox.checkout.confirm(session.client_secret ?? "", { card: goodCard, promotionCode: "WELCOME20" });
  const { subscription: id } = await stripe.checkout.sessions.retrieve(session.id);
  const subscription = await stripe.subscriptions.retrieve(String(id));
  const [item] = subscription.items.data;
  const change = {
    items: [{ id: item?.id ?? "", price: "price_sbx_business", quantity: 1 }],
    proration_behavior: "always_invoice" as const,
    proration_date: item?.current_period_start ?? 0,
  };
  const preview = await stripe.invoices.createPreview({
    subscription: String(id),
    subscription_details: change,
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-2_399, 7_999]);
  const changed = await stripe.subscriptions.update(String(id), { ...change, expand: ["latest_invoice"] });
  expect(changed.latest_invoice).toMatchObject({ total: preview.total, amount_paid: 5_600, status: "paid" });
});

it("without a code, and after it has run out, the whole price is credited and charged", async () => {
  const { stripe, sandbox } = world;
  const session = await stripe.checkout.sessions.create(individual);
  await sandbox.checkout.confirm(session.client_secret ?? "", { card: goodCard, promotionCode: "WELCOME20" });
  const { subscription: id, customer } = await stripe.checkout.sessions.retrieve(session.id);
  const { start_date: start } = await stripe.subscriptions.retrieve(String(id));
  await sandbox.clock.advance(String(customer), new Date((start + 100 * 86_400) * 1_000));
  const [item] = (await stripe.subscriptions.retrieve(String(id))).items.data;
  const preview = await stripe.invoices.createPreview({
    subscription: String(id),
    subscription_details: {
      items: [{ id: item?.id ?? "", price: "price_sbx_business" }],
      proration_behavior: "always_invoice",
      proration_date: item?.current_period_start ?? 0,
    },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-2_999, 9_999]);
});
