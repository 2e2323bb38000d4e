import type { Ctx } from "#platform/server/context.ts";
import { announceCallerChange } from "./caller.repository.ts";
import { callerCache } from "./caller-cache.ts";

/**
 * Invalidates the cached rights of a user on all servers, on this one at once. Call it where a session ends
 * or a role changes.
 */
export async function invalidateCaller(ctx: Ctx, userId: string): Promise<void> {
  await announceCallerChange(ctx.db, userId);
  ctx.afterCommit(() => callerCache(ctx.services).forget(userId));
}
