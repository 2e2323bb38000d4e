import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";

/**
 * Who may do what to an export of several conversations. It is its person's alone, by row-level security, and each
 * conversation in it is exported by its own rule.
 */
export const bulkExportAccess = defineAccess("bulk_export", {
  request: [person],
  remove: [person],
  download: [person],
  /** The steps of packing, by a job. */
  pack: [system],
  tidy: [system],
});
