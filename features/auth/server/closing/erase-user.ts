import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";
import { deleteAvatarBlobs } from "../account/avatar/avatar-blobs.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser } from "../users/user.repository.ts";

export interface FinishErasure {
  userId: string;
  /** Rows that were erased before. */
  rows: number;
  isAgain: boolean;
}

/**
 * Ends an erasure: what the audit trail sealed about the person can be opened no more. A repetition that finds nothing, of
 * rows or of keys, leaves no second event.
 */
export const finishErasure = command(
  "user.erase",
  userAccess.erase,
  async (ctx, { userId, rows, isAgain }: FinishErasure): Promise<void> => {
    const keys = await eraseDataKeys(ctx, userId);
    if (rows + keys === 0) return;
    await ctx.audit({
      act: "user.erased",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
      facts: { rows, keys, again: isAgain },
    });
  },
);

/** What is written by work that was under way shows up within this time. */
export const againAfterSeconds = 3_600;

/** Many accounts may go in one hour; the database has other work as well. */
const inSlot = limitConcurrency(2);

/**
 * Erases everything about a person whose account is gone: pictures, rows of all features, and at last the keys of what
 * the audit trail says. Whatever ends it half-way, the next attempt goes on from there; a repetition finds nothing.
 */
export const eraseUser = defineJob({
  name: "auth.erase_user",
  payload: z.object({
    userId: z.uuid(),
    avatarId: z.uuid().nullable(),
    isAgain: z.boolean(),
    isNameOnly: z.boolean().optional(),
  }),
  // With growing delays, over more than a day: nothing else finishes what this one leaves.
  retries: 20,
  perform: (ctx, { userId, avatarId, isAgain, isNameOnly = false }) =>
    inSlot(async () => {
      // A program may have made an account anew under this id: that one is not to be erased.
      if (await query(ctx, ({ db }) => findUser(db, userId))) return;
      if (avatarId) await deleteAvatarBlobs(ctx.services.blobs, { userId, id: avatarId });
      const rows = await eraseTables(ctx, userId, { isNameOnly });
      await finishErasure(ctx, { userId, rows, isAgain });
    }),
});
