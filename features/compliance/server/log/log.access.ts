import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, auditor, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may do what to the log as a whole. Who may read which entry is in `event.access.ts`. */
export const logAccess = defineAccess("log", {
  /** Its signed state and keys, which say how many entries there are and nothing of what they say. */
  read: elevated(account),
  read_installation: elevated(admin),
  /** The proof of an event that one may read. */
  prove: elevated(account),
  /** All entries: as one file, or as tiles. */
  export: elevated(workspaceAdmin, auditor),
  export_installation: elevated(admin),
  /** Reading tiles, once their reader was admitted. */
  read_tiles: [system],
  ensure_key: [system],
  rotate_key: [system],
  /** Noticing that the database came from a backup. */
  restore: [system],
  beat: [system],
  /** By the command line: a witness is agreed on outside the product. */
  change_witnesses: [system],
});
