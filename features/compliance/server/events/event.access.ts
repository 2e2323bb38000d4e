import { type AccessRule, elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, auditor, workspaceAdmin } from "#platform/server/access/who.ts";
import type { LogScope } from "../../contract/index.ts";

/** Who may read which audit events. Row-level security says the same. */
export const eventAccess = defineAccess("log_event", {
  read_own: [account],
  read_workspace: [workspaceAdmin, auditor],
  read_installation: [admin],
  /** Reading events of others leaves an event, and so does their personal content. */
  note_reading: elevated(account),
  note_content: elevated(account),
  /** Names of people whom the events name. */
  find_names: elevated(account),
  /** The people of a log, by name or address. */
  find_people: elevated(workspaceAdmin, auditor, admin),
});

/** The rule for reading a log as a whole, or one's own events in it. */
export const readingRules: Record<LogScope, AccessRule> = {
  own: eventAccess.read_own,
  workspace: eventAccess.read_workspace,
  installation: eventAccess.read_installation,
};
