import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Only the job that writes an archive reads for it. Whoever asked for the archive was admitted by its own rule. */
export const archivingAccess = defineAccess("archived_file", {
  read: [system],
});
