import type { Ctx } from "#platform/server/context.ts";

/** Open pages of the workspace read its people again, and those of the person themself what they may do. */
export async function emitMemberChanged(ctx: Ctx, workspaceId: string, userId: string): Promise<void> {
  await ctx.emit({ name: "member.changed", workspaceId, data: {} });
  await ctx.emit({ name: "membership.changed", workspaceId, userId, data: {} });
}
