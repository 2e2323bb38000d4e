import {
  deleteUser,
  enqueueErasure,
  findUser,
  lockSolelyOwned,
  lockUser,
  removeUser,
} from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { beginErasure } from "#platform/server/erasure/begin-erasure.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { erasureAccess } from "../erasure.access.ts";
import { type ErasureRow, isLastAdmin, lockErasure, type WaitsFor } from "../erasure.repository.ts";
import { markWaiting } from "./ledger.repository.ts";

/**
 * Erases a person again whom a backup has brought back. It waits while a legal hold of that database keeps them, others work
 * in a workspace that only they own, nobody else is an admin, or another account has their id; the log says so once.
 */
export const beginAgain = command(
  "erasure.begin_again",
  erasureAccess.take_up_again,
  async (ctx, id: string): Promise<void> => {
    const row = await lockErasure(ctx.db, id);
    if (!row?.waitsFor) return;
    const { subjectId, kind } = row;
    await lockUser(ctx.db, subjectId);
    const user = await findUser(ctx.db, subjectId);
    const obstacle = await findObstacle(ctx, row, user);
    if (obstacle) return wait(ctx, row, obstacle);
    const asked = { erasureId: id };
    if (kind === "deleted") {
      await removeUser(ctx, user ?? { id: subjectId, raw_app_meta_data: {} }, asked);
    } else if (user) {
      await deleteUser(ctx, { id: subjectId, isSoft: true, asked });
    } else {
      // Somebody else has taken the name away meanwhile, and their work may not have ended.
      await beginErasure(ctx, subjectId, kind, asked);
      await enqueueErasure(ctx, { userId: subjectId, erasureId: id, avatarId: null, isNameOnly: true });
    }
    await ctx.audit({ act: "erasure.begun_again", ...about(row) });
  },
);

async function findObstacle(
  ctx: Ctx,
  { subjectId, askedAt }: ErasureRow,
  user: Awaited<ReturnType<typeof findUser>>,
): Promise<WaitsFor | undefined> {
  if (user && user.created_at > askedAt) return "account";
  if (await isLastAdmin(ctx.db, subjectId)) return "admin";
  if ((await lockSolelyOwned(ctx, subjectId)).length > 0) return "owner";
  return (await findHoldOn(ctx.db, { kind: "account", id: subjectId })) ? "hold" : undefined;
}

async function wait(ctx: Ctx, row: ErasureRow, waitsFor: WaitsFor): Promise<void> {
  if (row.waitsFor === waitsFor) return;
  await markWaiting(ctx.db, row.id, waitsFor);
  await ctx.audit({ act: "erasure.waits", ...about(row), facts: { for: waitsFor } });
}

function about({ id, subjectId }: ErasureRow) {
  return {
    workspaceId: installationWorkspaceId,
    target: [
      { type: "user", id: subjectId },
      { type: "erasure", id },
    ],
  };
}
