import type { Ctx } from "#platform/server/context.ts";
import { listSolelyOwnedWorkspaces, lockOwnedWorkspaces } from "./workspaces-of-user.repository.ts";

/**
 * Names of the workspaces with other members that would lose their only owner. Locks them until the
 * transaction ends, so that of two owners who leave at once the second is refused.
 */
export async function lockSolelyOwned(ctx: Ctx, userId: string): Promise<string[]> {
  await lockOwnedWorkspaces(ctx.db, userId);
  return listSolelyOwnedWorkspaces(ctx.db, userId);
}
