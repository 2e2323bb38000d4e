import { type AccessRule, elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, auditor, system, workspaceAdmin } from "#platform/server/access/who.ts";
import type { ProvenScope } from "../../contract/index.ts";

/**
 * Who may do what to an export of events. It is its person's alone, and what they may not read any more they can
 * neither have written nor download. Elevated: an export of the installation's log is recorded in that log too.
 */
export const eventExportAccess = defineAccess("event_export", {
  request: elevated(workspaceAdmin, auditor),
  request_installation: elevated(admin),
  remove: elevated(account),
  download: elevated(account),
  /** The steps of writing, by a job. */
  write: [system],
  tidy: [system],
});

/** Who may take out a whole log. */
export const exportingRules: Record<ProvenScope, AccessRule> = {
  workspace: eventExportAccess.request,
  installation: eventExportAccess.request_installation,
};
