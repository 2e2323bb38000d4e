import type { FileOutcome } from "#platform/server/background-files/background-files.ts";
import { defineGeneration } from "#platform/server/background-files/define-generation.ts";
import type { BulkExport } from "../../../contract/index.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import { type BulkExportRow, getBulkExport } from "./bulk-export.repository.ts";
import { bulkExportFiles } from "./bulk-export-files.ts";

export type PackOutcome = FileOutcome<NonNullable<BulkExport["problem"]>>;

/** The steps around packing an export. */
export const { begin: beginPacking, end: endPacking } = defineGeneration<BulkExportRow, PackOutcome>({
  files: bulkExportFiles,
  rule: bulkExportAccess.pack,
  commands: { begin: "bulk_export.begin_packing", end: "bulk_export.end_packing" },
  find: getBulkExport,
  keptHours: ({ kept_hours }) => kept_hours,
  onBegun: (ctx, row) =>
    ctx.audit({ act: "bulk_export.packing_begun", ...about(row), facts: { attempt: row.attempts } }),
  onEnded: (ctx, row, outcome) =>
    "problem" in outcome
      ? ctx.audit({ act: "bulk_export.failed", ...about(row), facts: { problem: outcome.problem } })
      : ctx.audit({ act: "bulk_export.packed", ...about(row), facts: { bytes: outcome.sizeBytes } }),
});

function about({ workspace_id: workspaceId, user_id, id }: BulkExportRow) {
  return { workspaceId, onBehalfOf: user_id, target: [{ type: "bulk_export", id }] };
}
