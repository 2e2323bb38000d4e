import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Sums of calls are readable: one's own, a workspace's, the installation's. The rows themselves are for its admins. */
export const modelUsageAccess = defineAccess("model_usage", {
  read_own: elevated(account),
  read_workspace: elevated(workspaceAdmin),
  read_all: elevated(admin, system),
  list_calls: elevated(admin, system),
  count: [system],
  note_refusal: [system],
});
