import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { workspaceAdmin } from "#platform/server/access/who.ts";

/** Owners and admins of a workspace set budgets within it. */
export const usageBudgetAccess = defineAccess("usage_budget", {
  list: elevated(workspaceAdmin),
  set: elevated(workspaceAdmin),
  delete: elevated(workspaceAdmin),
});
