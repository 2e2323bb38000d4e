import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { authorize } from "#platform/server/access/authorize.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { eventExportErrors } from "../../../contract/index.ts";
import { eventExportAccess, exportingRules } from "../event-export.access.ts";
import { auditExport } from "./audit-export.ts";
import type { EventExportRow } from "./event-export.repository.ts";
import { eventExportFiles } from "./event-export-files.ts";
import { seeEventExport } from "./see-event-export.ts";

export interface ExportedFile {
  row: EventExportRow;
  pieces: AsyncIterable<Uint8Array>;
}

/** The file of an export that is ready, not expired, and of a log that the caller may still read whole. */
export async function downloadEventExport(ctx: Ctx, { id }: { id: string }): Promise<ExportedFile> {
  const row = await query(ctx, (inner) => seeEventExport(inner, id));
  authorize(ctx, exportingRules[row.scope]);
  const blob = await ctx.services.blobs.find(eventExportFiles.keyOf(row));
  if (!blob) return fail(eventExportErrors, "event_export.not_found");
  try {
    await noteDownload(ctx, { id });
  } catch (error) {
    blob.stream.destroy();
    throw error;
  }
  // A file that breaks off breaks the download, which reads from the end of the pipe.
  const pieces = pipeline(blob.stream, createGunzip(), () => undefined);
  return { row, pieces };
}

/** The record that somebody fetched a file whose bytes are there. */
const noteDownload = command(
  "event_export.download",
  eventExportAccess.download,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await seeEventExport(ctx, id);
    const isThere = row.state === "ready" && row.expires_at !== null && row.expires_at > ctx.now();
    if (!isThere) fail(eventExportErrors, "event_export.not_found");
    await auditExport(ctx, row, "event_export.downloaded");
  },
);
