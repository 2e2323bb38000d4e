import { expect, it } from "vitest";
import { createEntitlementWorld } from "../testing/entitlement-world.ts";
import { recordUsage } from "../usage/record-usage.ts";
import { readUsage } from "./read-usage.ts";

it("what no limit stops is part of the usage once something of it was counted", async () => {
  await using world = await createEntitlementWorld("sandbox test");
  const person = await world.newPerson();
  const runsOf = async (of: typeof person) =>
    (await readUsage(world.as(of))).entitlements.find(({ entitlement }) => entitlement === "runs");
  expect(await runsOf(person)).toMatchObject({ isEnforced: false, used: null });

  const runs = { userId: person.userId, workspaceId: person.workspaceId, entitlement: "runs" as const };
  await recordUsage(world.system, { ...runs, amount: 2, requestId: "run:1" });
  expect(await runsOf(person)).toMatchObject({ isEnforced: false, used: 2 });
});
