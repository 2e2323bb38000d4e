import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** Backups concern the whole installation. */
export const backupAccess = defineAccess("backup", {
  list: elevated(admin),
  record: elevated(admin),
});
