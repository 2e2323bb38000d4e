import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#platform/server/command.ts";
import { createEntitlementWorld, type EntitlementWorld } from "../testing/entitlement-world.ts";
import { readSeatsOnPlan } from "./read-seats.ts";

let world: EntitlementWorld;
beforeAll(async () => {
  world = await createEntitlementWorld("sandbox test");
});
afterAll(() => world[Symbol.asyncDispose]());

it("seats on a plan are those of one of it, as often as it is bought, beside those of now", async () => {
  const { workspaceId } = await world.newPerson();
  const on = (planKey: string, quantity: number, isTrial = false) =>
    query(world.system, (ctx) => readSeatsOnPlan(ctx, workspaceId, { planKey, quantity, isTrial }));
  const now = { taken: 1, before: 1 };
  expect(await on("business", 1)).toEqual({ ...now, after: 10 });
  expect(await on("business", 3, true)).toEqual({ ...now, trial: 9, after: 30 });
  expect(await on("enterprise", 2, true)).toEqual({ ...now, trial: 6, after: null });
  expect(await on("a plan without seats", 1)).toEqual({ ...now, after: 0 });
});
