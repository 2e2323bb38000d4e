import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { sellingKey } from "../values/facts.repository.ts";
import { firstPlanValues } from "./first-plan-values.ts";
import { planEntitlementAccess } from "./plan-entitlement.access.ts";
import { insertMissingValues, storeSelling } from "./plan-value.repository.ts";

/** Inserts missing plan values, changes no existing one, and stores the present payment provider. */
export const seedPlanValues = command(
  "plan_entitlement.seed",
  planEntitlementAccess.seed,
  async (ctx, { selling }: { selling: string | null }): Promise<void> => {
    const plans = await insertMissingValues(ctx.db, firstPlanValues);
    await storeSelling(ctx.db, sellingKey, selling);
    if (plans.length === 0) return;
    await ctx.audit({
      act: "plan_entitlement.created",
      workspaceId: installationWorkspaceId,
      target: plans.map((id) => ({ type: "plan", id })),
      facts: { plans },
    });
  },
);
