import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, secretKey, type TestSandbox } from "../testing/create-test-sandbox.ts";
import { findShapeProblems } from "../testing/find-shape-problems.ts";
import { openPortal, subscribe } from "../testing/subscribe.ts";
import { goodCard, paidSession, trialSession } from "../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

async function read(path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${secretKey}` };
  return (await world.sandbox.fetch(`https://api.stripe.com/v1/${path}`, { headers })).json();
}

it("answers what the types of the official library say, after all that can happen to a subscription", async () => {
  const { stripe, sandbox } = world;
  await stripe.checkout.sessions.create(trialSession);
  const trial = await subscribe(world);
  const token = await openPortal(world, trial.customerId);
  await sandbox.portal.act(token, { kind: "add_card", card: { ...goodCard, number: "4000000000000341" } });
  await sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_enterprise" });
  await sandbox.portal.act(token, { kind: "cancel" });
  await sandbox.portal.act(token, { kind: "resume" });
  await sandbox.clock.advance(trial.customerId, new Date(Date.now() + 40 * 86_400_000));
  const paid = await subscribe(world, paidSession, goodCard);
  const [item] = (await stripe.subscriptions.retrieve(paid.subscriptionId)).items.data;
  const items = [{ id: item?.id ?? "", price: "price_sbx_individual" }];
  await stripe.subscriptions.update(paid.subscriptionId, { items });
  await stripe.customers.del((await stripe.customers.create({ email: "gone@example.com" })).id);

  const lists = [
    "products",
    "prices",
    "coupons",
    "promotion_codes",
    "customers",
    "payment_methods",
    "checkout/sessions",
    "subscriptions?status=all&expand[]=data.latest_invoice&expand[]=data.customer",
    "invoices",
    "billing_portal/configurations",
  ];
  const answers = await Promise.all(lists.map(read));
  const events = await read("events?limit=100");
  const preview = JSON.parse(
    JSON.stringify(await stripe.invoices.createPreview({ subscription: paid.subscriptionId })),
  );
  expect(findShapeProblems([...answers, events, preview])).toEqual([]);
});

it("notices what is missing, wrong or too much", async () => {
  const product = Object(await read("products/prod_sbx_business"));
  const { name: _name, ...nameless } = product;
  expect(findShapeProblems([nameless])).toHaveLength(1);
  expect(findShapeProblems([{ ...product, active: "yes" }])).toHaveLength(1);
  expect(findShapeProblems([{ ...product, colour: "red" }])).toHaveLength(1);
});
