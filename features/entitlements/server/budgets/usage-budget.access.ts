import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { workspaceAdmin } from "#platform/server/access/who.ts";

/** How much one user or agent may use is for those who look after the workspace, and of no other workspace. */
export const usageBudgetAccess = defineAccess("usage_budget", {
  list: elevated(workspaceAdmin),
  set: elevated(workspaceAdmin),
  delete: elevated(workspaceAdmin),
});
