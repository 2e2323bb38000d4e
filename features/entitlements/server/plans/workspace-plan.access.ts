import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, part, system } from "#platform/server/access/who.ts";

/**
 * The selling feature stores subscribed plans; admins of the installation assign plans, also by a link whose use
 * is part of another command.
 */
export const workspacePlanAccess = defineAccess("workspace_plan", {
  assign: elevated(admin, part, system),
  unassign: elevated(admin, system),
  put: [part, system],
});
