import { afterAll, beforeAll, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";
import { dieBetweenFrameAndPage, intentOf } from "../testing/die-between-frame-and-page.ts";
import { syncCheckout } from "./sync-checkout.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const rowOf = (email: string) => intentOf(world, email);
const diedBetween = () => dieBetweenFrameAndPage(world);

it("a frame that stayed payable counts when it is paid, and nobody pays at the page any more", async () => {
  const { email, sessionId, hostedId, finish } = await diedBetween();
  world.provider.complete(sessionId);
  await syncCheckout(world.system, world.billing, sessionId);
  expect(await rowOf(email)).toEqual({ session_id: sessionId, status: "completed" });
  expect(world.provider.sessions.get(hostedId)?.status).toBe("expired");
  expect((await finish()).status).toBe(200);
});

it("of two that were paid the one that the checkout goes by counts, and the other is undone at once", async () => {
  const { email, sessionId, hostedId, finish } = await diedBetween();
  const kept = world.provider.complete(hostedId);
  const undone = world.provider.complete(sessionId);
  await syncCheckout(world.system, world.billing, sessionId);
  expect(world.provider.subscriptions.get(undone.subscriptionId)).toMatchObject({ status: "canceled" });
  expect((await finish()).status).toBe(200);
  await syncCheckout(world.system, world.billing, sessionId);
  expect(await rowOf(email)).toEqual({ session_id: hostedId, status: "consumed" });
  expect(world.provider.subscriptions.get(kept.subscriptionId)).toMatchObject({ status: "trialing" });
});

it("what was paid after the checkout was given up is undone; a session of something else is left alone", async () => {
  const { cookie, sessionId } = await diedBetween();
  await world.call("discard-checkout", {}, { cookie });
  const undone = world.provider.complete(sessionId);
  await syncCheckout(world.system, world.billing, sessionId);
  expect(world.provider.subscriptions.get(undone.subscriptionId)).toMatchObject({ status: "canceled" });

  const other = await diedBetween();
  const foreign = world.provider.complete(other.sessionId);
  Object.assign(world.provider.sessions.get(other.sessionId) ?? {}, {
    metadata: { checkout_intent_id: "no-id" },
  });
  await syncCheckout(world.system, world.billing, other.sessionId);
  expect(world.provider.subscriptions.get(foreign.subscriptionId)).toMatchObject({ status: "trialing" });
});
