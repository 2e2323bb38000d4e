import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { auditor, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may do what to a legal hold. Elevated: holds name rows of others. Each statement filters by the workspace. */
export const holdAccess = defineAccess("hold", {
  read: elevated(workspaceAdmin, auditor),
  read_retention: [workspaceAdmin, auditor],
  /** Finding out whose conversations there are leaves an event. */
  find: elevated(workspaceAdmin),
  place: elevated(workspaceAdmin),
  change: elevated(workspaceAdmin),
  release: elevated(workspaceAdmin),
});
