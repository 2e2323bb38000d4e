import { deleteDataKeysOf } from "../audit/data-key.repository.ts";
import type { Ctx } from "../context.ts";

/**
 * Destroys the keys of what audit events seal about a person; all servers forget them. Part of a command; returns how
 * many there were. The events stay as they are, and what they sealed can never be opened again.
 */
export async function eraseDataKeys(ctx: Ctx, userId: string): Promise<number> {
  const count = await deleteDataKeysOf(ctx.db, userId);
  ctx.afterCommit(() => ctx.services.dataKeys.forget(userId));
  return count;
}
