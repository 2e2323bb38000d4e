import { deleteUser, findUser, lockSolelyOwned, lockUser, removeUser } from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { beginErasure } from "#platform/server/erasure/begin-erasure.ts";
import { finishErasure } from "#platform/server/erasure/finish-erasure.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { erasureAccess } from "../erasure.access.ts";
import { type ErasureRow, lockErasure } from "../erasure.repository.ts";
import { markWaiting } from "./ledger.repository.ts";

/**
 * Erases a person again whom a backup has brought back. It waits while a legal hold of that database keeps them, or others
 * work in a workspace that only they own; the log says so once.
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
    if (!user && kind === "anonymized") {
      // Somebody else has taken the name away meanwhile.
      await beginErasure(ctx, subjectId, kind, { erasureId: id });
      return finishErasure(ctx, id, { found: 0, isAgain: false });
    }
    const names = await lockSolelyOwned(ctx, subjectId);
    if (names.length > 0) return wait(ctx, row, "owner");
    if (await findHoldOn(ctx.db, { kind: "account", id: subjectId })) return wait(ctx, row, "hold");
    const asked = { erasureId: id };
    await (kind === "anonymized"
      ? deleteUser(ctx, { id: subjectId, isSoft: true, asked })
      : removeUser(ctx, user ?? { id: subjectId, raw_app_meta_data: {} }, asked));
    await ctx.audit({ act: "erasure.begun_again", ...about(row) });
  },
);

async function wait(ctx: Ctx, row: ErasureRow, waitsFor: "hold" | "owner"): Promise<void> {
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
