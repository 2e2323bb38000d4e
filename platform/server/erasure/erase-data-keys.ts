import { deleteDataKeysOf } from "../audit/data-key.repository.ts";
import type { Ctx } from "../context.ts";

/**
 * Destroys the keys of what audit events seal about somebody; all servers forget them. Part of a command; returns how
 * many there were. The events stay as they are, and what they sealed can never be opened again.
 */
export async function eraseDataKeys(ctx: Ctx, subjectId: string): Promise<number> {
  const count = await deleteDataKeysOf(ctx.db, subjectId);
  ctx.afterCommit(() => ctx.services.dataKeys.forget(subjectId));
  return count;
}
