import type { Ctx } from "#platform/server/context.ts";
import type { Leaver } from "#platform/server/ownership-transfer.ts";
import { notifySuccessor } from "./notify-successor.ts";
import { ownershipTransfersOf } from "./ownership-transfers.ts";

/** Gives the successor what others use, and tells them. Returns how many of each kind. Part of a command. */
export async function transferToSuccessor(ctx: Ctx, leaver: Leaver): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind, transfer } of ownershipTransfersOf(ctx.services)) {
    const count = await transfer(ctx, leaver);
    if (count > 0) counts[kind] = count;
  }
  await notifySuccessor(ctx, leaver, counts);
  return counts;
}
