import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { holdAccess } from "./hold.access.ts";
import { storeRelease } from "./hold.repository.ts";
import { lockStanding } from "./lock-standing.ts";

/** Ends a hold. Deletions that waited for it take place when they are next tried. */
export const releaseHold = command(
  "hold.release",
  holdAccess.release,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const hold = await lockStanding(ctx, id);
    await storeRelease(ctx.db, hold, { by: userOf(ctx).userId, at: ctx.now() });
    await ctx.audit({
      act: "hold.released",
      target: [{ type: "hold", id }],
      sealed: { name: hold.name },
    });
  },
);
