import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { assignPlan, unassignPlan } from "#features/entitlements/server/index.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const entitlements = createEntitlementsModule({ selling: "sandbox test" });
let world: PaymentWorld;
let ann: Person;
beforeAll(async () => {
  world = await createPaymentWorld({ modules: [entitlements] });
  await entitlements.seed?.(world.system);
  ann = await world.signUpPerson();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The tier of `check-subscription`, and whether `/me` shows the Team link. */
async function tierAndTeam() {
  const me = await fetch(`${world.url}/api/v1/me`, { headers: ann.headers });
  const { hasTeamAccess } = (await me.json()) as { hasTeamAccess: boolean };
  const { body } = await world.call("check-subscription", {}, ann.headers);
  const { subscribed, subscription_tier: tier, purchased, purchased_tier: own } = body;
  return { subscribed, tier, purchased, own, hasTeamAccess };
}

it("the tier is the plan in force, whoever gave it, and the Team link follows it", async () => {
  const asAdmin = world.as(createUserActor({ userId: ann.id, isAdmin: true }));
  const workspaceId = ann.id;
  const nothing = { subscribed: false, tier: null, purchased: false, own: null, hasTeamAccess: false };
  expect(await tierAndTeam()).toEqual(nothing);

  await assignPlan(asAdmin, { workspaceId, planKey: "business", accessEndsAt: null, note: "" });
  const business = { subscribed: true, tier: "Business", hasTeamAccess: true };
  await expect.poll(tierAndTeam).toEqual({ ...business, purchased: false, own: null });

  expect((await world.subscribe(ann)).status).toBe(200);
  await expect.poll(tierAndTeam).toEqual({ ...business, purchased: true, own: "Individual" });

  await unassignPlan(asAdmin, { workspaceId });
  await expect.poll(tierAndTeam).toEqual({
    subscribed: true,
    tier: "Individual",
    purchased: true,
    own: "Individual",
    hasTeamAccess: false,
  });
});
