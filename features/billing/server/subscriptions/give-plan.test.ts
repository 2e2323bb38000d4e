import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";
import { accessEndOf } from "./access-end-of.ts";
import { syncSubscription } from "./sync-subscription.ts";

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

interface Given {
  origin: string;
  plan_key: string;
  phase: string;
  access_ends_at: Date | null;
}

async function givenBy(subscriptionId: string): Promise<Given | undefined> {
  const [row] = await world.look<Given>(
    `select p.origin, p.plan_key, p.phase, p.access_ends_at from workspace_plans p
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

  it("keeps the limits of the trial in the grace after a first payment that failed", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    atProvider.status = "past_due";
    await syncSubscription(world.system, world.billing, subscriptionId);
    expect(await givenBy(subscriptionId)).toMatchObject({
      phase: "trial",
      access_ends_at: expect.any(Date),
    });
  });

  it("follows the provider: paid without an end, in grace until its end, and over at once", async () => {
    const { subscriptionId, atProvider } = await subscriber();
    const become = async (status: string) => {
      atProvider.status = status;
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
