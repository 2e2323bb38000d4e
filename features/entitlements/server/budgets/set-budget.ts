import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementDefinitions } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { isMetered } from "../../contract/is-metered.ts";
import type { UsageBudget } from "../../contract/usage-budget.ts";
import { storeBudget } from "./budget.repository.ts";

export interface SetBudget {
  workspaceId: string;
  adminId: string;
  budget: UsageBudget;
}

/** Limits what one user or agent may use of what the workspace has. Acts as the system for an admin. */
export const setBudget = command(
  "usage_budget.set",
  async (ctx, { workspaceId, adminId, budget }: SetBudget): Promise<UsageBudget> => {
    if (!isMetered(budget.entitlement)) fail(entitlementErrors, "usage_budget.not_metered");
    if (!entitlementDefinitions[budget.entitlement].isEnforced)
      fail(entitlementErrors, "usage_budget.not_enforced");
    await storeBudget(ctx.db, { ...budget, workspaceId }, ctx.now());
    const { scope, scopeId, entitlement, limit } = budget;
    await ctx.audit({
      act: "usage_budget.set",
      workspaceId,
      onBehalfOf: adminId,
      target: [{ type: scope, id: scopeId }],
      facts: { entitlement, limit },
    });
    return budget;
  },
);
