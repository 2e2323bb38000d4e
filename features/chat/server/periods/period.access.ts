import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may say how long conversations stay. Elevated: they are the members' own. */
export const periodAccess = defineAccess("conversation_period", {
  read: elevated(workspaceAdmin),
  set: elevated(workspaceAdmin),
  apply: [system],
});
