import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stripeClient } from "../stripe/stripe-client.ts";
import { type BillingWorld, createBillingWorld, individualPrice } from "../testing/billing-world.ts";
import { accessEndOf } from "./access-end-of.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { nextReading } from "./subscription.repository.ts";
import { storeReading, syncSubscription } from "./sync-subscription.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function subscriber() {
  const checkout = await world.begin();
  const { subscriptionId } = world.provider.complete(checkout.sessionId);
  await checkout.finish();
  const atProvider = world.provider.subscriptions.get(subscriptionId) ?? {};
  return { ...checkout, subscriptionId, atProvider };
}

const daySeconds = 86_400;
/** A period that begins then. */
const itemsFrom = (seconds: number) => ({
  data: [
    {
      ...{ price: { id: individualPrice }, quantity: 1 },
      ...{ current_period_start: seconds, current_period_end: seconds + 30 * daySeconds },
    },
  ],
});
const retrieve = async (id: string) =>
  (await stripeClient(world.services, world.billing)).subscriptions.retrieve(id);

interface Given {
  origin: string;
  plan_key: string;
  phase: string;
  access_ends_at: Date | null;
  paid_since: Date | null;
}

async function givenBy(subscriptionId: string): Promise<Given | undefined> {
  const [row] = await world.look<Given>(
    `select p.origin, p.plan_key, p.phase, p.access_ends_at, s.paid_since from workspace_plans p
     join subscriptions s on s.workspace_id = p.workspace_id where s.subscription_id = $1`,
    [subscriptionId],
  );
  return row;
}

describe("what a workspace subscribes to", () => {
  it("is what it has from the moment in which the account is made", async () => {
    const { subscriptionId } = await subscriber();
    expect(await givenBy(subscriptionId)).toMatchObject({
      ...{ origin: "sandbox test", plan_key: "individual", phase: "trial" },
      access_ends_at: expect.any(Date),
    });
  });

  it("keeps the limits of the trial until the first payment, also when that fails, and is paid with it", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const trialEnd = Number(atProvider.trial_end);
    const become = async (status: string, invoice: object) => {
      const cycle = { total: 2_999, billing_reason: "subscription_cycle", created: trialEnd, ...invoice };
      Object.assign(atProvider, { status, items: itemsFrom(trialEnd), latest_invoice: cycle });
      await syncSubscription(world.system, world.billing, subscriptionId);
      return givenBy(subscriptionId);
    };
    // The provider calls it active from the end of the trial on, and charges an hour later.
    expect(await become("active", { status: "draft" })).toMatchObject({ phase: "trial", paid_since: null });
    expect(await become("past_due", { status: "open" })).toMatchObject({
      ...{ phase: "trial", paid_since: null, access_ends_at: expect.any(Date) },
    });
    expect(await become("active", { status: "paid" })).toMatchObject({
      ...{ phase: "paid", paid_since: expect.any(Date), access_ends_at: null },
    });
    expect(await become("past_due", { status: "open" })).toMatchObject({ phase: "grace" });
  });

  it("follows the provider: paid without an end, in grace until its end, and over at once", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const become = async (status: string) => {
      Object.assign(atProvider, { status, items: itemsFrom(Number(atProvider.trial_end) + 30 * daySeconds) });
      await syncSubscription(world.system, world.billing, subscriptionId);
      return givenBy(subscriptionId);
    };
    expect(await become("active")).toMatchObject({ phase: "paid", access_ends_at: null });
    const inGrace = await become("past_due");
    expect(inGrace?.phase).toBe("grace");
    expect(inGrace?.access_ends_at?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const over = await become("canceled");
    expect(over?.access_ends_at?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await become("active")).toMatchObject({ phase: "paid", access_ends_at: null });
  });

  it("is what it says last, also when one begins in the moment in which another ends", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const mode = { provider: "sandbox" as const, isLive: false };
    const old = snapshotOf(await retrieve(subscriptionId));
    const next = { ...old, subscriptionId: `${subscriptionId}_next`, priceId: "price_sbx_business" };
    const keep = async (snapshot: Snapshot, status: Snapshot["status"]) => {
      const reading = await nextReading(world.services.servicePool);
      const { subscriptionId: id } = snapshot;
      await storeReading(world.system, {
        mode,
        subscriptionId: id,
        snapshot: { ...snapshot, status, isPaid: status === "active" },
        reading,
      });
    };
    expect(atProvider.status).toBe("trialing");
    for (let round = 0; round < 10; round += 1) {
      await keep(next, "active");
      await keep(old, "trialing");
      await Promise.all([keep(next, "canceled"), keep(old, "active")]);
      expect(await givenBy(subscriptionId)).toMatchObject({
        ...{ plan_key: "individual", phase: "paid", access_ends_at: null },
      });
    }
  });

  it("is over when the provider knows nothing of it any more", async () => {
    const { subscriptionId } = await subscriber();
    world.provider.subscriptions.delete(subscriptionId);
    await syncSubscription(world.system, world.billing, subscriptionId);
    expect((await givenBy(subscriptionId))?.access_ends_at?.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

it.each(["unpaid", "paused", "incomplete", "incomplete_expired", "canceled"] as const)(
  "%s gives nothing",
  (status) => {
    const at = new Date();
    const later = new Date(at.getTime() + 1_000);
    const end = accessEndOf({ status, trialEndsAt: later, periodEndsAt: later, graceUntil: later }, at);
    expect(end).toEqual(at);
  },
);
