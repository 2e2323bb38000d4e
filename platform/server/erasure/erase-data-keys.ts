import { deleteDataKeysOf } from "../audit/data-key.repository.ts";
import type { Ctx } from "../context.ts";
import { isWorkspaceShared } from "./erasure.repository.ts";

/**
 * Destroys the keys of what audit events seal about somebody; all servers forget them. Part of a command; returns how
 * many there were. The events stay as they are, and what they sealed can never be opened again. Of a personal workspace
 * that stays, since others work in it, only the keys of the person go.
 */
export async function eraseDataKeys(ctx: Ctx, subjectId: string): Promise<number> {
  const withWorkspace = !(await isWorkspaceShared(ctx.db, subjectId));
  const count = await deleteDataKeysOf(ctx.db, subjectId, { withWorkspace });
  ctx.afterCommit(() => ctx.services.dataKeys.forget(subjectId));
  return count;
}
