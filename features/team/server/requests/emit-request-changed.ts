import { type Ctx, userOf } from "#platform/server/context.ts";

/** Open browsers of those concerned read requests and the inbox again. Part of a command. */
export async function emitRequestChanged(ctx: Ctx, requestId: string): Promise<void> {
  await ctx.emit({ name: "request.changed", workspaceId: userOf(ctx).workspaceId, data: { requestId } });
}
