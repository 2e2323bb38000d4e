import type { Ctx } from "#platform/server/context.ts";
import { listSolelyOwnedWorkspaces, lockOwnedWorkspaces } from "./workspaces-of-user.repository.ts";

/**
 * Names of the workspaces, in which others work, that would be left without an owner; locked until the transaction ends,
 * so that of two owners who go at one moment the second is asked.
 */
export async function lockSolelyOwned(ctx: Ctx, userId: string): Promise<string[]> {
  await lockOwnedWorkspaces(ctx.db, userId);
  return listSolelyOwnedWorkspaces(ctx.db, userId);
}
