import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { type BudgetKey, deleteBudgetRow } from "./budget.repository.ts";
import { usageBudgetAccess } from "./usage-budget.access.ts";

/** Removes the limit of a user or agent. */
export const deleteBudget = command(
  "usage_budget.delete",
  usageBudgetAccess.delete,
  async (ctx, key: Omit<BudgetKey, "workspaceId">): Promise<void> => {
    if (!(await deleteBudgetRow(ctx.db, { ...key, workspaceId: userOf(ctx).workspaceId })))
      fail(entitlementErrors, "usage_budget.not_found");
    await ctx.audit({
      act: "usage_budget.deleted",
      target: [{ type: key.scope, id: key.scopeId }],
      facts: { entitlement: key.entitlement },
    });
  },
);
