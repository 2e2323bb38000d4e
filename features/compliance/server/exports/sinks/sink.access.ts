import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may do what to a receiver of events: whoever reads the log of the workspace. */
export const sinkAccess = defineAccess("event_sink", {
  /** Elevated: how far a log is, is in tables of the product. */
  read: elevated(workspaceAdmin),
  create: elevated(workspaceAdmin),
  change: [workspaceAdmin],
  pause: [workspaceAdmin],
  renew_secret: [workspaceAdmin],
  test: [workspaceAdmin],
  delete: [workspaceAdmin],
});
