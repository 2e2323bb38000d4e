import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";
import { dieBetweenFrameAndPage, intentOf } from "../testing/die-between-frame-and-page.ts";
import { reconcile } from "../webhooks/reconcile.ts";

let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  clockMs = Date.now();
  world.provider.failure = undefined;
});

const run = () => reconcile(world.billing).perform(world.system, {});
const statusOf = (subscriptionId: string) => world.provider.subscriptions.get(subscriptionId)?.status;
const rowOf = (email: string) => intentOf(world, email);
const diedBetween = () => dieBetweenFrameAndPage(world);

it("what was paid in a frame that stayed payable is found without an event and without the browser", async () => {
  const { email, sessionId, hostedId, finish } = await diedBetween();
  const { subscriptionId } = world.provider.complete(sessionId);
  await run();
  expect(await rowOf(email)).toEqual({ session_id: sessionId, status: "completed" });
  expect(world.provider.sessions.get(hostedId)?.status).toBe("expired");
  expect(statusOf(subscriptionId)).toBe("trialing");
  expect((await finish()).status).toBe(200);
});

it("what was paid twice is undone, once, and what an account was made of is not asked for again", async () => {
  const { sessionId, hostedId, finish } = await diedBetween();
  const kept = world.provider.complete(hostedId);
  const undone = world.provider.complete(sessionId);
  expect((await finish()).status).toBe(200);
  await run();
  expect([statusOf(kept.subscriptionId), statusOf(undone.subscriptionId)]).toEqual(["trialing", "canceled"]);
  const before = world.provider.calls.length;
  await run();
  expect(world.provider.calls.slice(before)).toEqual(["GET /v1/checkout/sessions"]);
});

it("a session of another product is left alone, and one that cannot be read is tried again later", async () => {
  const foreign = await diedBetween();
  const { subscriptionId } = world.provider.complete(foreign.sessionId);
  Object.assign(world.provider.sessions.get(foreign.sessionId) ?? {}, { metadata: {} });
  const late = await diedBetween();
  world.provider.complete(late.sessionId);
  world.provider.failure = 500;
  await run();
  expect((await rowOf(late.email))?.status).toBe("open");
  world.provider.failure = undefined;
  clockMs += 20 * 60_000;
  await run();
  expect((await rowOf(late.email))?.status).toBe("completed");
  expect(statusOf(subscriptionId)).toBe("trialing");
});
