import type { Ctx } from "#platform/server/context.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { listContactSubjects } from "./contact-subject.repository.ts";

/**
 * Destroys the keys of what the trail seals about the addresses and numbers of a person, present and former ones. Part of
 * a command; before the row goes, which knows them.
 */
export async function eraseContactKeys(ctx: Ctx, userId: string): Promise<void> {
  for (const subject of await listContactSubjects(ctx.db, userId)) await eraseDataKeys(ctx, subject);
}
