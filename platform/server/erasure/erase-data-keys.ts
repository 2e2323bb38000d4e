import { deleteDataKeysOf } from "../audit/data-key.repository.ts";
import type { Ctx } from "../context.ts";
import { isWorkspaceShared } from "./erasure.repository.ts";
import { addErasedKeys } from "./recorded-erasure.repository.ts";

/**
 * Destroys the keys that seal audit content about the subject; all servers evict them from memory. Part of
 * another command. Returns the number of keys; the erasure, if there is one, remembers their ids.
 *
 * The events stay, and their sealed content becomes unreadable for ever. When a personal workspace stays
 * because others work in it, only the person's own keys are destroyed.
 */
export async function eraseDataKeys(
  ctx: Ctx,
  subjectId: string,
  erasureId?: string | undefined,
): Promise<number> {
  const withWorkspace = !(await isWorkspaceShared(ctx.db, subjectId));
  const ids = await deleteDataKeysOf(ctx.db, subjectId, { withWorkspace });
  if (erasureId && ids.length > 0) await addErasedKeys(ctx.db, erasureId, ids);
  ctx.afterCommit(() => ctx.services.dataKeys.forget(subjectId));
  return ids.length;
}
