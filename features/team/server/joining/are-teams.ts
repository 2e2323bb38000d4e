import type { Ctx } from "#platform/server/context.ts";
import { countTeams } from "./joining.repository.ts";

/** Whether all of these are teams of the workspace. */
export async function areTeams(ctx: Ctx, workspaceId: string, teamIds: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(teamIds)];
  return distinct.length === 0 || (await countTeams(ctx.db, workspaceId, distinct)) === distinct.length;
}
