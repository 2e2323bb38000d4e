import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { holdAccess } from "./hold.access.ts";
import { listRecentlyFound } from "./recently-found.repository.ts";

/** Whoever types a name leaves one event in this time for each person. */
const onceInMs = 10 * 60_000;

/** Records that somebody looks whose conversations there are to hold, and whose. Once in ten minutes for each owner. */
export const noteFinding = command(
  "hold.note_finding",
  holdAccess.find,
  async (ctx, { ownerIds }: { ownerIds: readonly string[] }): Promise<void> => {
    const { userId, workspaceId } = userOf(ctx);
    const since = new Date(ctx.now().getTime() - onceInMs);
    const noted = await listRecentlyFound(ctx.db, { workspaceId, finderId: userId, since });
    const fresh = new Set(ownerIds.filter((id) => id !== userId && !noted.includes(id)));
    if (fresh.size === 0) return;
    await ctx.audit({
      act: "hold.conversations_found",
      target: [...fresh].map((id) => ({ type: "user", id })),
    });
  },
);
