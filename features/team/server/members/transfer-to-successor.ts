import type { Ctx } from "#platform/server/context.ts";
import type { Leaver } from "#platform/server/hand-over.ts";
import { handOversOf } from "./hand-overs.ts";
import { notifySuccessor } from "./notify-successor.ts";

/** Gives the successor what others use, and tells them. Returns how many of each kind. Part of a command. */
export async function transferToSuccessor(ctx: Ctx, leaver: Leaver): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind, give } of handOversOf(ctx.services)) {
    const count = await give(ctx, leaver);
    if (count > 0) counts[kind] = count;
  }
  await notifySuccessor(ctx, leaver, counts);
  return counts;
}
