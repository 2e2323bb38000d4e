import type { Ctx } from "#platform/server/context.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { listContactSubjects } from "./contact-subject.repository.ts";

/**
 * Destroys the audit-trail keys of a person's present and former addresses and numbers. Part of a command.
 * Runs before the deletion of the user row, which lists them.
 */
export async function eraseContactKeys(
  ctx: Ctx,
  userId: string,
  erasureId: string | undefined,
): Promise<void> {
  for (const subject of await listContactSubjects(ctx.db, userId))
    await eraseDataKeys(ctx, subject, erasureId);
}
