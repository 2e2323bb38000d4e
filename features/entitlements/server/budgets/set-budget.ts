import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementDefinitions } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { isMetered } from "../../contract/is-metered.ts";
import type { UsageBudget } from "../../contract/usage-budget.ts";
import { hasBudgetSubject, storeBudget } from "./budget.repository.ts";
import { usageBudgetAccess } from "./usage-budget.access.ts";

/** Limits the use of one member or agent of the caller's workspace. */
export const setBudget = command(
  "usage_budget.set",
  usageBudgetAccess.set,
  async (ctx, budget: UsageBudget): Promise<UsageBudget> => {
    if (!isMetered(budget.entitlement)) fail(entitlementErrors, "usage_budget.not_metered");
    if (!entitlementDefinitions[budget.entitlement].isEnforced)
      fail(entitlementErrors, "usage_budget.not_enforced");
    const { workspaceId } = userOf(ctx);
    if (!(await hasBudgetSubject(ctx.db, { ...budget, workspaceId })))
      fail(entitlementErrors, "usage_budget.unknown_subject");
    await storeBudget(ctx.db, { ...budget, workspaceId }, ctx.now());
    const { scope, scopeId, entitlement, limit } = budget;
    await ctx.audit({
      act: "usage_budget.set",
      target: [{ type: scope, id: scopeId }],
      facts: { entitlement, limit },
    });
    return budget;
  },
);
