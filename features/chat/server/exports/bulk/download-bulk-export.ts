import type { Blob } from "#platform/server/blobs/blobs.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { bulkExportErrors } from "../../../contract/index.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import { bulkExportFiles } from "./bulk-export-files.ts";
import { seeBulkExport } from "./see-bulk-export.ts";

/** The zip of an export that is ready and not expired. The caller must read its stream to the end or destroy it. */
export async function downloadBulkExport(ctx: Ctx, { id }: { id: string }): Promise<Blob> {
  const row = await query(ctx, (inner) => seeBulkExport(inner, id));
  const blob = await ctx.services.blobs.find(bulkExportFiles.keyOf(row));
  if (!blob) return fail(bulkExportErrors, "bulk_export.not_found");
  try {
    await noteDownload(ctx, { id });
    return blob;
  } catch (error) {
    blob.stream.destroy();
    throw error;
  }
}

/** The record that somebody fetched a zip whose bytes are there. */
const noteDownload = command(
  "bulk_export.download",
  bulkExportAccess.download,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await seeBulkExport(ctx, id);
    const isThere = row.state === "ready" && row.expires_at !== null && row.expires_at > ctx.now();
    if (!isThere) fail(bulkExportErrors, "bulk_export.not_found");
    await ctx.audit({ act: "bulk_export.downloaded", target: [{ type: "bulk_export", id }] });
  },
);
