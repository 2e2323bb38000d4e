import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { openPortal, subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession, trialSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
const start = new Date("2026-01-31T10:00:00Z");
const after = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * 3_600_000);

beforeAll(async () => {
  world = await createTestSandbox();
  world.setNow(start);
});
afterAll(() => world.drop());

const advance = (customerId: string, to: Date) => world.sandbox.clock.advance(customerId, to);
const read = (id: string) => world.stripe.subscriptions.retrieve(id);

async function eventsOf(customerId: string): Promise<string[]> {
  const { data } = await world.stripe.events.list({ limit: 100 });
  const own = data.filter(({ data: { object } }) => JSON.stringify(object).includes(customerId));
  return own.map(({ type }) => type).reverse();
}

it("announces the end of a trial three days before, and ends one without a card", async () => {
  const { customerId, subscriptionId } = await subscribe(world);
  await advance(customerId, after(10));
  expect(await eventsOf(customerId)).not.toContain("customer.subscription.trial_will_end");
  await advance(customerId, after(11));
  expect(await eventsOf(customerId)).toContain("customer.subscription.trial_will_end");
  expect((await read(subscriptionId)).status).toBe("trialing");
  await advance(customerId, after(14));
  expect(await read(subscriptionId)).toMatchObject({
    status: "canceled",
    ended_at: after(14).getTime() / 1000,
  });
  const events = await eventsOf(customerId);
  expect(events.filter((type) => type === "customer.subscription.trial_will_end")).toHaveLength(1);
  expect(events.at(-1)).toBe("customer.subscription.deleted");
});

it("pauses instead when that was asked for, and goes on with a card", async () => {
  const params = {
    ...trialSession,
    subscription_data: {
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: "pause" as const } },
    },
  };
  const { customerId, subscriptionId } = await subscribe(world, params);
  await advance(customerId, after(15));
  expect((await read(subscriptionId)).status).toBe("paused");
  await expect(world.stripe.subscriptions.resume(subscriptionId)).rejects.toThrow("no attached payment");
  const token = await openPortal(world, customerId);
  await world.sandbox.portal.act(token, { kind: "add_card", card: goodCard });
  expect((await world.stripe.subscriptions.resume(subscriptionId)).status).toBe("active");
});

it("makes a trial with a card paid: an invoice that is a draft for an hour, then is charged", async () => {
  const { customerId, subscriptionId } = await subscribe(world);
  const token = await openPortal(world, customerId);
  await world.sandbox.portal.act(token, { kind: "add_card", card: goodCard });
  await advance(customerId, after(14));
  const [draft] = (await world.stripe.invoices.list({ subscription: subscriptionId })).data;
  expect(draft).toMatchObject({ status: "draft", billing_reason: "subscription_cycle", amount_due: 9999 });
  expect((await read(subscriptionId)).status).toBe("active");
  await advance(customerId, after(14, 1));
  const [paid] = (await world.stripe.invoices.list({ subscription: subscriptionId })).data;
  expect(paid).toMatchObject({ id: draft?.id, status: "paid", amount_paid: 9999 });
});

it("renews each month at the day on which it began, the last one in short months", async () => {
  const { customerId, subscriptionId } = await subscribe(world, paidSession, goodCard);
  const ends: string[] = [];
  for (const to of ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]) {
    await advance(customerId, new Date(`${to}T12:00:00Z`));
    const end = (await read(subscriptionId)).items.data[0]?.current_period_end ?? 0;
    ends.push(new Date(end * 1000).toISOString().slice(0, 10));
  }
  expect(ends).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
  const { data } = await world.stripe.invoices.list({ subscription: subscriptionId, limit: 100 });
  expect(data.map(({ status }) => status)).toEqual(["paid", "paid", "paid", "paid"]);
  expect(new Set(data.map(({ number }) => number)).size).toBe(4);
});

it("performs everything in between when time leaps", async () => {
  const { customerId, subscriptionId } = await subscribe(world, paidSession, goodCard);
  await advance(customerId, new Date("2026-06-15T00:00:00Z"));
  const { data } = await world.stripe.invoices.list({ subscription: subscriptionId, limit: 100 });
  expect(data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10))).toEqual([
    "2026-05-31",
    "2026-04-30",
    "2026-03-31",
    "2026-02-28",
    "2026-01-31",
  ]);
});

it("tries a card that fails again after 1, 3, 5 and 7 days, and then ends the subscription", async () => {
  const failing = { ...goodCard, number: "4000000000000341" };
  const { customerId, subscriptionId } = await subscribe(world, trialSession, failing);
  await advance(customerId, after(14, 1));
  expect((await read(subscriptionId)).status).toBe("past_due");
  const attempts: [number, string][] = [];
  for (const days of [15, 17, 19, 21]) {
    await advance(customerId, after(days, 1));
    const [invoice] = (await world.stripe.invoices.list({ subscription: subscriptionId })).data;
    attempts.push([invoice?.attempt_count ?? 0, (await read(subscriptionId)).status]);
  }
  expect(attempts).toEqual([
    [2, "past_due"],
    [3, "past_due"],
    [4, "past_due"],
    [5, "canceled"],
  ]);
  expect(await read(subscriptionId)).toMatchObject({ cancellation_details: { reason: "payment_failed" } });
  const events = await eventsOf(customerId);
  expect(events.filter((type) => type === "invoice.payment_failed")).toHaveLength(5);
});

it("is paid at once when a card that works replaces one that fails", async () => {
  const asking = { ...goodCard, number: "4000002760003184" };
  const { customerId, subscriptionId } = await subscribe(world, trialSession, asking);
  await advance(customerId, after(14, 2));
  expect((await read(subscriptionId)).status).toBe("past_due");
  expect(await eventsOf(customerId)).toContain("invoice.payment_action_required");
  const token = await openPortal(world, customerId);
  const view = await world.sandbox.portal.act(token, { kind: "add_card", card: goodCard });
  expect(view).toMatchObject({ status: "active", invoices: [{ status: "paid" }, { status: "paid" }] });
});

it("ends at the end of the period what was cancelled, and renews what was taken back", async () => {
  const { stripe } = world;
  const ending = await subscribe(world, paidSession, goodCard);
  const staying = await subscribe(world, paidSession, goodCard);
  await stripe.subscriptions.update(ending.subscriptionId, { cancel_at_period_end: true });
  await stripe.subscriptions.update(staying.subscriptionId, { cancel_at_period_end: true });
  await stripe.subscriptions.update(staying.subscriptionId, { cancel_at_period_end: false });
  for (const { customerId } of [ending, staying]) await advance(customerId, after(30));
  expect((await read(ending.subscriptionId)).status).toBe("canceled");
  expect((await read(staying.subscriptionId)).status).toBe("active");
  await expect(
    stripe.subscriptions.update(ending.subscriptionId, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ code: "resource_missing" });
});

it("does not move the time of others, nor back", async () => {
  const one = await subscribe(world);
  const other = await subscribe(world);
  await advance(one.customerId, after(20));
  expect((await read(other.subscriptionId)).status).toBe("trialing");
  await expect(advance(one.customerId, after(19))).rejects.toMatchObject({ code: "invalid_time" });
  await expect(advance("cus_none", after(1))).rejects.toThrow("No such customer");
});
