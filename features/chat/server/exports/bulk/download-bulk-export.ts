import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { bulkExportErrors } from "../../../contract/index.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import type { BulkExportKey } from "./bulk-export.repository.ts";
import { seeBulkExport } from "./see-bulk-export.ts";

/** Where the zip of an export that is ready and not expired is, and the record that somebody fetched it. */
export const downloadBulkExport = command(
  "bulk_export.download",
  bulkExportAccess.download,
  async (ctx, { id }: { id: string }): Promise<string> => {
    const row = await seeBulkExport(ctx, id);
    const isThere = row.state === "ready" && row.expires_at !== null && row.expires_at > ctx.now();
    if (!isThere) fail(bulkExportErrors, "bulk_export.not_found");
    await ctx.audit({ act: "bulk_export.downloaded", target: [{ type: "bulk_export", id }] });
    return contentKeyOf(row);
  },
);

/** The key of a zip in the store of files. */
export function contentKeyOf({ workspace_id, id }: BulkExportKey): string {
  return `bulk-exports/${workspace_id}/${id}`;
}
