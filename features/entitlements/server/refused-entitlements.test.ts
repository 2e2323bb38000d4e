import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assignPlan } from "./plans/assign-plan.ts";
import { requireCapacity } from "./require-capacity.ts";
import { requireEntitlement } from "./require-entitlement.ts";
import { createEntitlementWorld, type EntitlementWorld } from "./testing/entitlement-world.ts";

let world: EntitlementWorld;
beforeAll(async () => {
  world = await createEntitlementWorld("sandbox test");
});
afterAll(() => world[Symbol.asyncDispose]());

describe("what a plan does not give", () => {
  it("is refused by name", async () => {
    const { workspaceId } = await world.newPerson();
    const ask = requireEntitlement(world.system, { workspaceId, entitlement: "team" });
    await expect(ask).rejects.toMatchObject({ code: "not_entitled", details: { entitlement: "team" } });
    await assignPlan(world.system, {
      ...{ workspaceId, planKey: "business", accessEndsAt: null, note: "" },
    });
    await expect
      .poll(() =>
        requireEntitlement(world.system, { workspaceId, entitlement: "team" }).then(
          () => "given",
          () => "refused",
        ),
      )
      .toBe("given");
  });

  it("has no room for more than the limit, and room for nothing more is always there", async () => {
    const { workspaceId } = await world.newPerson();
    const room = (current: number, adding: number) =>
      requireCapacity(world.system, {
        ...{ workspaceId, entitlement: "seats", adding },
        current: async () => current,
      });
    await expect(room(5, 0)).resolves.toBeUndefined();
  });
});
