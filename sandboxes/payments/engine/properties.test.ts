import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../testing/create-test-sandbox.ts";
import { randomNumbers, takeRandomStep } from "../testing/random-steps.ts";
import { type Subscribed, subscribe } from "../testing/subscribe.ts";
import { goodCard, paidSession } from "../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

/** From which state one may come to which; staying is always allowed. */
const edges: Record<string, string[]> = {
  trialing: ["active", "past_due", "paused", "canceled"],
  active: ["past_due", "canceled"],
  past_due: ["active", "canceled", "unpaid"],
  paused: ["active", "canceled"],
  canceled: [],
};

const seeds = [1, 2, 3, 4, 5, 6];
const stepsEach = 14;

async function eventsOf(subscriptionId: string): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for await (const event of world.stripe.events.list({ limit: 100 })) {
    if (
      event.type.startsWith("customer.subscription.") &&
      Reflect.get(event.data.object, "id") === subscriptionId
    )
      events.push(event);
  }
  return events.reverse();
}

async function expectWhatAlwaysHolds({ customerId, subscriptionId }: Subscribed): Promise<void> {
  const { data: all } = await world.stripe.subscriptions.list({ customer: customerId, status: "all" });
  expect(all.filter(({ status }) => status !== "canceled").length).toBeLessThanOrEqual(1);
  for await (const invoice of world.stripe.invoices.list({ customer: customerId, limit: 100 })) {
    const lines = invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0);
    const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
    expect([invoice.id, invoice.subtotal, invoice.total]).toEqual([
      ...[invoice.id, lines, lines - discount + tax],
    ]);
    expect(invoice.amount_paid + invoice.amount_remaining).toBe(invoice.amount_due);
    expect(invoice.amount_due).toBeGreaterThanOrEqual(0);
  }
  const { pending_update: pending, status } = await world.stripe.subscriptions.retrieve(subscriptionId);
  if (status === "canceled") expect(pending).toBeNull();
}

it.each(seeds)(
  "whatever happens, sums are right and states follow each other as allowed (%i)",
  async (seed) => {
    const random = randomNumbers(seed);
    const subscribed = await (random() < 0.5 ? subscribe(world) : subscribe(world, paidSession, goodCard));
    const taken: string[] = [];
    for (let step = 0; step < stepsEach; step += 1) {
      taken.push(await takeRandomStep(world, subscribed, random));
      await expectWhatAlwaysHolds(subscribed);
    }
    const states = (await eventsOf(subscribed.subscriptionId)).map(({ data }) =>
      String(Reflect.get(data.object, "status")),
    );
    for (const [index, state] of states.entries()) {
      const before = states[index - 1];
      if (before !== undefined && before !== state)
        expect([taken, edges[before]]).toEqual([taken, expect.arrayContaining([state])]);
    }
    expect(states.at(-1)).toBe((await world.stripe.subscriptions.retrieve(subscribed.subscriptionId)).status);
  },
);
