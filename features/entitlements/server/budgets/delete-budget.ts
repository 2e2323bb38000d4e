import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { type BudgetKey, deleteBudgetRow } from "./budget.repository.ts";

/** Takes the limit of a user or agent back. Acts as the system for an admin. */
export const deleteBudget = command(
  "usage_budget.delete",
  async (ctx, { adminId, ...key }: BudgetKey & { adminId: string }): Promise<void> => {
    if (!(await deleteBudgetRow(ctx.db, key))) fail(entitlementErrors, "usage_budget.not_found");
    await ctx.audit({
      act: "usage_budget.deleted",
      workspaceId: key.workspaceId,
      onBehalfOf: adminId,
      target: [{ type: key.scope, id: key.scopeId }],
      facts: { entitlement: key.entitlement },
    });
  },
);
