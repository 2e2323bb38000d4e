import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, part, system } from "#platform/server/access/who.ts";

/** Which plan a workspace has belongs to the installation: whoever sells it puts it down, admins give one away. */
export const workspacePlanAccess = defineAccess("workspace_plan", {
  assign: elevated(admin, system),
  unassign: elevated(admin, system),
  put: [part, system],
});
