import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { PlanEntitlement } from "../../contract/plan-entitlement.ts";
import { requireFittingValue } from "../values/require-fitting-value.ts";
import { planEntitlementAccess } from "./plan-entitlement.access.ts";
import { storePlanValue } from "./plan-value.repository.ts";

/** Changes a plan's value, at once for all workspaces on it. */
export const editPlanValue = command(
  "plan_entitlement.edit",
  planEntitlementAccess.edit,
  async (ctx, value: PlanEntitlement): Promise<PlanEntitlement> => {
    requireFittingValue(value);
    await storePlanValue(ctx.db, value, ctx.now());
    const { planKey, entitlement, valueBoolean, valueLimit, trialLimit, softPercent, overage } = value;
    await ctx.audit({
      act: "plan_entitlement.changed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "plan", id: planKey }],
      facts: {
        ...{ entitlement, value_boolean: valueBoolean, value_limit: valueLimit },
        ...{ trial_limit: trialLimit, soft_percent: softPercent, overage },
      },
    });
    return value;
  },
);
