import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { finishErasure } from "#platform/server/erasure/finish-erasure.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";
import { deleteAvatarBlobs } from "../account/avatar/avatar-blobs.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser } from "../users/user.repository.ts";

export interface FinishErasure {
  userId: string;
  /** Absent in jobs that were queued before erasures had a record. */
  erasureId?: string | undefined;
  /** Number of rows erased in this run. */
  rows: number;
  isAgain: boolean;
}

/**
 * Completes an erasure: destroys the keys of what the audit trail sealed about the person. Idempotent: a
 * retry without rows or keys left writes no second event.
 */
export const finishEraseUser = command(
  "user.erase",
  userAccess.erase,
  async (ctx, { userId, erasureId, rows, isAgain }: FinishErasure): Promise<void> => {
    const keys = await eraseDataKeys(ctx, userId, erasureId);
    const isRecorded = erasureId !== undefined && (await finishErasure(ctx, erasureId, { isAgain }));
    if (rows + keys === 0 && !isRecorded) return;
    await ctx.audit({
      act: "user.erased",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
      facts: { rows, keys, again: isAgain },
    });
  },
);

/** Work that was running at the deletion has written its last rows by then. */
export const againAfterSeconds = 3_600;

/** Limits the load on the database when many accounts are due in one hour. */
const inSlot = limitConcurrency(2);

/**
 * Erases all data of a deleted account: pictures, rows of all features, and last the keys of the audit trail.
 * Idempotent: after a crash the next attempt continues.
 */
export const eraseUser = defineJob({
  name: "auth.erase_user",
  payload: z.object({
    userId: z.uuid(),
    erasureId: z.uuid().optional(),
    avatarId: z.uuid().nullable(),
    isAgain: z.boolean(),
    isNameOnly: z.boolean().optional(),
  }),
  // With exponential backoff, over more than a day: no other job completes this erasure.
  retries: 20,
  perform: (ctx, { userId, erasureId, avatarId, isAgain, isNameOnly = false }) =>
    inSlot(async () => {
      // A program may have created a new account with this id, which must not be erased.
      if (await query(ctx, ({ db }) => findUser(db, userId))) return;
      if (avatarId) await deleteAvatarBlobs(ctx.services.blobs, { userId, id: avatarId });
      const rows = await eraseTables(ctx, userId, { isNameOnly, erasureId });
      await finishEraseUser(ctx, { userId, erasureId, rows, isAgain });
    }),
});
