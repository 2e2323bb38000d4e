import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { auditor, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may say how long data of the workspace stays. Elevated: it is the members' own. */
export const periodAccess = defineAccess("retention_period", {
  read: elevated(workspaceAdmin, auditor),
  set: elevated(workspaceAdmin),
  apply: [system],
});
