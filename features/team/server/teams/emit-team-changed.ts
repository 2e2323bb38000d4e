import { type Ctx, userOf } from "#platform/server/context.ts";

/** Open browsers of the workspace read the team again. Part of a command. */
export async function emitTeamChanged(ctx: Ctx, teamId: string): Promise<void> {
  await ctx.emit({ name: "team.changed", workspaceId: userOf(ctx).workspaceId, data: { teamId } });
}
