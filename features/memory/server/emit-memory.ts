import { type Ctx, userOf } from "#platform/server/context.ts";

/** Tells the open pages of the person that what is remembered of them changed. */
export async function emitMemory(ctx: Ctx): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  await ctx.emit({ name: "memory.changed", workspaceId, userId, data: {} });
}
