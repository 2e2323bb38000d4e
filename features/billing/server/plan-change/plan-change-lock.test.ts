import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";
import { withPlanChangeLock } from "./plan-change-lock.repository.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

describe("changing what a workspace pays", () => {
  it("is refused to the second, and open again after the first", async () => {
    const workspaceId = newId();
    const first = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const running = withPlanChangeLock(world.services, workspaceId, () => {
      begun.resolve();
      return first.promise;
    });
    await begun.promise;
    await expect(withPlanChangeLock(world.services, workspaceId, async () => "second")).rejects.toMatchObject(
      {
        code: "plan_change_under_way",
      },
    );
    first.resolve("first");
    expect(await running).toBe("first");
    expect(await withPlanChangeLock(world.services, workspaceId, async () => "third")).toBe("third");
  });

  it("leaves connections for what each of many workspaces needs to go on", async () => {
    const { servicePool } = world.services;
    let waiting = 0;
    const all = Promise.withResolvers<void>();
    const isFull = () => waiting >= servicePool.options.max;
    const works = Array.from({ length: servicePool.options.max }, () =>
      withPlanChangeLock(world.services, newId(), async () => {
        waiting += 1;
        if (isFull()) all.resolve();
        // As long as the provider takes.
        await Promise.race([all.promise, new Promise((resolve) => setTimeout(resolve, 100))]);
        return (await servicePool.query("select 1 as found")).rows;
      }),
    );
    for (const rows of await Promise.all(works)) expect(rows).toEqual([{ found: 1 }]);
  });
});
