import type { Ctx } from "#platform/server/context.ts";
import { listUnreadAt, storeTheseRead, type Unread } from "./mark.repository.ts";
import { announceRead } from "./mark-read.ts";

/**
 * Marks what leads to a page of the product as read, because the caller sees there what it is about. Part of the command
 * that notes what they have seen. `areSeen` chooses among what is unread.
 */
export async function readSeen(
  ctx: Ctx,
  page: string,
  areSeen: (unread: readonly Unread[]) => Promise<readonly Unread[]>,
): Promise<void> {
  const unread = await listUnreadAt(ctx.db, page);
  if (unread.length === 0) return;
  const seen = await areSeen(unread);
  if (await storeTheseRead(ctx.db, seen, ctx.now())) await announceRead(ctx);
}
