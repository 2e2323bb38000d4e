import { z } from "zod";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteOrphan, emptyOrphan, lockOrphans } from "./blob.repository.ts";
import { fileAccess } from "./file.access.ts";
import { contentKey, pictureKey } from "./file-blobs.ts";
import { readFileJob } from "./read-file.job.ts";
import { deleteUnsent, listStuck, lockUnsent } from "./tidy.repository.ts";

const hourMs = 3_600_000;
const batchSize = 100;
/** A file that was attached to no message within this time is deleted. */
const unsentMs = 7 * 24 * hourMs;
/** Longer than an upload and its storing can take. */
const storingMs = hourMs;
/** Longer than reading can take, with all its retries. */
const readingMs = hourMs;

/** Deletes files that no message holds, and uploads that were cut off. Returns how many it looked at. */
export const deleteUnsentFiles = command(
  "file.delete_unsent",
  fileAccess.tidy,
  async (ctx, now: Date): Promise<number> => {
    const locked = await lockUnsent(ctx.db, {
      unsentBefore: new Date(now.getTime() - unsentMs),
      storingBefore: new Date(now.getTime() - storingMs),
      limit: batchSize,
    });
    const deleted = await deleteUnsent(ctx.db, locked);
    for (const { workspaceId, userId, id } of deleted) {
      await ctx.audit({
        ...{ act: "file.expired", workspaceId, onBehalfOf: userId },
        target: [{ type: "file", id }],
      });
    }
    return locked.length;
  },
);

/**
 * Deletes contents that nothing holds. The rows stay locked until the bytes are gone. The row of a young content stays,
 * with no bytes: an upload that was admitted before may bring them, and its server may die. Returns how many.
 */
export const deleteOrphanedContents = command(
  "file.delete_contents",
  fileAccess.tidy,
  async (ctx, { now, limit }: { now: Date; limit: number }): Promise<number> => {
    const { blobs } = ctx.services;
    const orphans = await lockOrphans(ctx.db, new Date(now.getTime() - storingMs), limit);
    for (const orphan of orphans) {
      const letGo = orphan.isSettled ? deleteOrphan : emptyOrphan;
      if (!(await letGo(ctx.db, orphan))) continue;
      await blobs.delete(contentKey(orphan));
      await blobs.delete(pictureKey(orphan));
      // Without its digest, which would tell of a known or a short text.
      const { workspaceId, sizeBytes } = orphan;
      await ctx.audit({ act: "file.content_deleted", workspaceId, facts: { bytes: sizeBytes } });
    }
    return orphans.length;
  },
);

/** Deletes all contents that nothing holds. */
export async function deleteAllOrphans(ctx: Ctx): Promise<void> {
  while ((await deleteOrphanedContents(ctx, { now: ctx.now(), limit: batchSize })) === batchSize);
}

/** Queues files again whose job was lost. */
export const resumeReading = command("file.resume_reading", fileAccess.tidy, async (ctx, now: Date) => {
  const stuck = await listStuck(ctx.db, new Date(now.getTime() - readingMs), batchSize);
  for (const { workspaceId, id, userId } of stuck) {
    await ctx.enqueue(readFileJob, { workspaceId, id }, { singletonKey: id, of: userId });
    await ctx.audit({ act: "file.read_resumed", workspaceId, target: [{ type: "file", id }] });
  }
});

export const tidyFiles = defineJob({
  name: "files.tidy",
  payload: z.object({}),
  schedule: "17 * * * *",
  async perform(ctx) {
    while ((await deleteUnsentFiles(ctx, ctx.now())) === batchSize);
    await deleteAllOrphans(ctx);
    await ctx.services.blobs.deleteUnfinished(new Date(Date.now() - storingMs));
    await resumeReading(ctx, ctx.now());
  },
});
