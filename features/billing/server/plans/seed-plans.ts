import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { planAccess } from "./plan.access.ts";
import { insertPlan } from "./plan.repository.ts";
import { plans } from "./plans.ts";

/** Inserts missing plans; changes no existing one. */
export const seedPlans = command("plan.seed", planAccess.seed, async (ctx, _input: object): Promise<void> => {
  for (const plan of plans) {
    if (!(await insertPlan(ctx.db, plan))) continue;
    await ctx.audit({
      act: "plan.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "plan", id: plan.id }],
      facts: { price_monthly_cents: plan.priceMonthlyCents },
    });
  }
});
