import type { Ctx } from "#platform/server/context.ts";
import { announceCallerChange } from "./caller.repository.ts";
import { callerCache } from "./caller-cache.ts";

/** Call it where a session ends or a role changes: every server asks the database again, this one at once. */
export async function forgetCaller(ctx: Ctx, userId: string): Promise<void> {
  await announceCallerChange(ctx.db, userId);
  ctx.afterCommit(() => callerCache(ctx.services).forget(userId));
}
