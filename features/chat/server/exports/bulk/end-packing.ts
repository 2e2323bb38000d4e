import { command } from "#platform/server/command.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import {
  type BulkExportKey,
  type BulkExportRow,
  noteContent,
  type PackOutcome,
  storePacked,
  takeBulkExport,
} from "./bulk-export.repository.ts";

/** Deaths of the packing server after which an export is given up, so that it cannot kill servers for ever. */
const mostAttempts = 5;

/** Takes an export for packing. Undefined when there is nothing to pack, or it was given up just now. */
export const beginPacking = command(
  "bulk_export.begin_packing",
  bulkExportAccess.pack,
  async (ctx, key: BulkExportKey): Promise<BulkExportRow | undefined> => {
    const row = await takeBulkExport(ctx.db, key);
    if (!row) {
      // A packer that was killed may have stored its bytes after its export was removed and tidied.
      await noteContent(ctx.db, key);
      return undefined;
    }
    if (row.attempts > mostAttempts) {
      await endPacking(ctx, { row, outcome: { problem: "interrupted" } });
      return undefined;
    }
    await ctx.audit({ act: "bulk_export.packing_begun", ...about(row), facts: { attempt: row.attempts } });
    return row;
  },
);

/** Stores what packing led to. A packer that was overtaken or whose export was removed stores nothing. */
export const endPacking = command(
  "bulk_export.end_packing",
  bulkExportAccess.pack,
  async (ctx, { row, outcome }: { row: BulkExportRow; outcome: PackOutcome }): Promise<void> => {
    if (!(await storePacked(ctx.db, row, outcome, ctx.now()))) {
      // Its bytes may have come after they were tidied away.
      await noteContent(ctx.db, row);
      return;
    }
    const isFailed = "problem" in outcome;
    await ctx.audit({
      act: isFailed ? "bulk_export.failed" : "bulk_export.packed",
      ...about(row),
      facts: isFailed ? { problem: outcome.problem } : { bytes: outcome.sizeBytes },
    });
  },
);

function about({ workspace_id: workspaceId, user_id, id }: BulkExportRow) {
  return { workspaceId, onBehalfOf: user_id, target: [{ type: "bulk_export", id }] };
}
