import { command } from "#platform/server/command.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import { deleteBulkExport } from "./bulk-export.repository.ts";
import { seeBulkExport } from "./see-bulk-export.ts";

/** Cancels an export, or removes it with its zip, whose bytes go with the next tidying. */
export const removeBulkExport = command(
  "bulk_export.remove",
  bulkExportAccess.remove,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await seeBulkExport(ctx, id);
    await deleteBulkExport(ctx.db, id);
    await ctx.audit({
      act: "bulk_export.removed",
      target: [{ type: "bulk_export", id }],
      facts: { state: row.state },
    });
  },
);
