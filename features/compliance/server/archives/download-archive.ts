import { authorize } from "#platform/server/access/authorize.ts";
import type { Blob } from "#platform/server/blobs/blobs.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { archiveErrors } from "../../contract/index.ts";
import { lockStanding } from "../holds/lock-standing.ts";
import { archiveAccess, takingRule } from "./archive.access.ts";
import type { ArchiveRow } from "./archive.repository.ts";
import { archiveFiles } from "./archive-files.ts";
import { auditArchive } from "./audit-archive.ts";
import { seeArchive } from "./see-archive.ts";

/**
 * The zip of an archive that is ready, not expired, and of data that the caller may still take out. Throws what
 * `lockStanding` throws for the package of a hold that is over. The stream must be read to its end or destroyed.
 */
export async function downloadArchive(ctx: Ctx, { id }: { id: string }): Promise<Blob & { row: ArchiveRow }> {
  const row = await query(ctx, archiveAccess.list, (inner) => seeArchive(inner, id));
  authorize(ctx, takingRule(row));
  const blob = await ctx.services.blobs.find(archiveFiles.keyOf(row));
  if (!blob) return fail(archiveErrors, "archive.not_found");
  try {
    await noteDownload(ctx, { id });
    return { ...blob, row };
  } catch (error) {
    blob.stream.destroy();
    throw error;
  }
}

/** The record that somebody fetched a zip whose bytes are there. */
const noteDownload = command(
  "archive.download",
  archiveAccess.download,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await seeArchive(ctx, id);
    const isThere = row.state === "ready" && row.expires_at !== null && row.expires_at > ctx.now();
    if (!isThere) fail(archiveErrors, "archive.not_found");
    // What a hold covered is taken out for its matter alone.
    if (row.kind === "hold") await lockStanding(ctx, row.subject_id);
    await auditArchive(ctx, row, "archive.downloaded");
  },
);
