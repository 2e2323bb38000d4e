import { deleteBudget } from "#features/entitlements/server/budgets/delete-budget.ts";
import { setBudget } from "#features/entitlements/server/budgets/set-budget.ts";
import {
  assignPlan,
  recordUsage,
  releaseUsage,
  reserveUsage,
  settleUsage,
  setWorkspacePlan,
  spendUsage,
  unassignPlan,
} from "#features/entitlements/server/index.ts";
import { deleteOverride } from "#features/entitlements/server/overrides/delete-override.ts";
import { setOverride } from "#features/entitlements/server/overrides/set-override.ts";
import { editPlanValue } from "#features/entitlements/server/plan-values/edit-plan-value.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function newWorkspace({ newPerson }: CommandWorld) {
  const { workspaceId } = (await newPerson()).actor;
  return { workspaceId };
}

async function newAssignment(world: CommandWorld) {
  const owner = await newWorkspace(world);
  await assignPlan(world.system, { ...owner, planKey: "business", accessEndsAt: null, note: "A gift" });
  return owner;
}

async function newOverride(world: CommandWorld) {
  const owner = await newWorkspace(world);
  const override = {
    isRemoved: false,
    valueBoolean: true,
    valueLimit: null,
    reason: "A trial",
    endsAt: null,
  };
  await setOverride(world.system, { ...owner, entitlement: "team", override });
  return owner;
}

async function newBudget(world: CommandWorld) {
  const { ctx, actor } = await world.newPerson();
  const key = { scope: "user", scopeId: actor.userId, entitlement: "messages" } as const;
  await setBudget(ctx, { ...key, limit: 5 });
  return { ctx, key };
}

/** Usage of a workspace inserted directly, without audit events. */
async function newUse({ look }: CommandWorld) {
  const workspaceId = newId();
  await look("insert into workspaces (id, name) values ($1, 'Counting')", [workspaceId]);
  return { workspaceId, userId: null, entitlement: "runs" as const, amount: 1, requestId: newId() };
}

async function reserved(world: CommandWorld) {
  const use = await newUse(world);
  await reserveUsage(world.system, use);
  return use;
}

/** Commands on entitlements of plans and workspaces. */
export const entitlementFixtures: Record<string, CommandFixture> = {
  "plan_entitlement.seed": {
    act: "plan_entitlement.created",
    isOfTheStart: true,
    perform: async () => undefined,
  },
  "plan_entitlement.edit": {
    act: "plan_entitlement.changed",
    perform: async (world) =>
      editPlanValue(world.system, {
        ...{ planKey: "business", entitlement: "messages", valueBoolean: null, valueLimit: 9_000 },
        ...{ trialLimit: 200, softPercent: 90, overage: "allow" },
      }),
  },
  "workspace_plan.put": {
    act: "workspace_plan.put",
    perform: async (world) =>
      setWorkspacePlan(world.system, {
        workspaceId: (await newWorkspace(world)).workspaceId,
        ...{ origin: "sandbox test", planKey: "individual", phase: "trial", quantity: 1, accessEndsAt: null },
        ...{ periodStartsAt: new Date(), periodEndsAt: new Date(Date.now() + 86_400_000) },
      }),
  },
  "workspace_plan.assign": { act: "workspace_plan.assigned", perform: newAssignment },
  "workspace_plan.unassign": {
    act: "workspace_plan.unassigned",
    perform: async (world) => unassignPlan(world.system, await newAssignment(world)),
  },
  "entitlement_override.put": { act: "entitlement_override.set", perform: newOverride },
  "entitlement_override.delete": {
    act: "entitlement_override.deleted",
    perform: async (world) =>
      deleteOverride(world.system, { ...(await newOverride(world)), entitlement: "team" }),
  },
  "usage_budget.set": { act: "usage_budget.set", perform: newBudget },
  "usage_budget.delete": {
    act: "usage_budget.deleted",
    async perform(world) {
      const { ctx, key } = await newBudget(world);
      await deleteBudget(ctx, key);
    },
  },
};

const silent = (perform: CommandFixture["perform"]): CommandFixture => ({ act: null, perform });

/** Commands that only count. The ledger has the usage, and its cause has an event of its own. */
export const usageFixtures: Record<string, CommandFixture> = {
  "usage.reserve": silent(reserved),
  "usage.spend": silent(async (world) => spendUsage(world.system, await newUse(world))),
  "usage.record": silent(async (world) => recordUsage(world.system, await newUse(world))),
  "usage.settle": silent(async (world) => settleUsage(world.system, await reserved(world))),
  "usage.release": silent(async (world) => releaseUsage(world.system, await reserved(world))),
};
