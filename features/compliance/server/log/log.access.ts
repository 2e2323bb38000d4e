import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, person, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may do what to the log of audit events. What an entry says is decided by `event.access.ts`. */
export const logAccess = defineAccess("log", {
  /** Its state, checkpoints and keys. */
  read: elevated(person),
  /** The proof of an event that one may read. */
  prove: elevated(person),
  /** All entries of a workspace, as its tiles or as a file. */
  read_entries: elevated(workspaceAdmin),
  export: elevated(workspaceAdmin),
  export_installation: elevated(admin),
  ensure_key: [system],
  rotate_key: [system],
  /** Noting that the database came from a backup. */
  restore: [system],
  beat: [system],
});
