import { z } from "zod";
import { findCurrentRole } from "#features/runs/server/index.ts";
import { storeProgress } from "#platform/server/background-files/generation.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { openUnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { writeZip, ZipTooLargeError } from "#platform/server/zip/write-zip.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import { type BulkExportRow, countStanding } from "./bulk-export.repository.ts";
import { bulkExportFiles } from "./bulk-export-files.ts";
import { beginPacking, endPacking, type PackOutcome } from "./end-packing.ts";
import { listEntries, PackingStoppedError, type Progress } from "./list-entries.ts";

/**
 * Packs conversations into a zip, as their person: what they may not read any more is not in it. The row says what is
 * left to do, so a job that was lost begins again, and one whose export was removed ends.
 */
export const packBulkExport = defineJob({
  name: "chat.pack_bulk_export",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  // Zips that are written at once on one server. A person has one of them.
  atOnce: 2,
  async perform(ctx, { workspaceId, id }) {
    const row = await beginPacking(ctx, { workspace_id: workspaceId, id });
    if (!row) return;
    const outcome = await pack(ctx, row);
    if (outcome) await endPacking(ctx, { row, outcome });
  },
});

/** Nobody opens more. */
const limits = { mostEntries: 20_000, mostBytes: 1_000_000_000 };
/** A person who deletes conversations meanwhile is done soon. After that the job tries again later. */
const mostTries = 3;

/** Undefined when the export was removed meanwhile. */
async function pack(ctx: Ctx, row: BulkExportRow): Promise<PackOutcome | undefined> {
  const asPerson = await personOf(ctx, row);
  if (!asPerson) return { problem: "not_permitted" };
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await packOnce(ctx, row, asPerson);
      if (outcome !== "outdated") return outcome;
    }
    throw new Error("Conversations were deleted during each attempt to pack them.");
  } catch (error) {
    if (error instanceof ZipTooLargeError) return { problem: "too_large" };
    if (error instanceof PackingStoppedError) return undefined;
    throw error;
  }
}

/** Outdated: a conversation was deleted after it went into the zip, from which nothing can be taken out. */
async function packOnce(ctx: Ctx, row: BulkExportRow, asPerson: Ctx) {
  await using zip = await openUnlinkedTempFile();
  const progress: Progress = { done: 0, total: 0, packedIds: [] };
  const isCounting = () =>
    storeProgress(ctx.services.servicePool, bulkExportFiles, row, [progress.done, progress.total]);
  await writeZip(zip, listEntries(asPerson, row, progress, isCounting), limits);
  const { done, packedIds } = progress;
  if (done === 0) return { problem: "empty" } as const;
  if (!(await isCounting())) return undefined;
  const standing = await query(asPerson, ({ db }) => countStanding(db, packedIds));
  if (standing < packedIds.length) return "outdated";
  await ctx.services.blobs.put(bulkExportFiles.keyOf(row), zip.stream(), { contentType: "application/zip" });
  return { sizeBytes: zip.sizeBytes };
}

/** The person with their present rights. Undefined when they may not act any more. */
async function personOf(ctx: Ctx, row: BulkExportRow): Promise<Ctx | undefined> {
  const { user_id: userId, workspace_id: workspaceId, id: sessionId } = row;
  const standing = await query(ctx, bulkExportAccess.pack, ({ db }) => findCurrentRole(db, row));
  if (!standing) return undefined;
  const { role } = standing;
  return ctx.as({ type: "user", userId, workspaceId, role, sessionId, email: "", isAdmin: false });
}
