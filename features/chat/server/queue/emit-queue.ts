import { type Ctx, userOf } from "#platform/server/context.ts";

/** Notifies the person's tabs that the messages waiting in a conversation have changed. */
export function emitQueue(ctx: Ctx, conversationId: string): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  return ctx.emit({ name: "conversation.queue_changed", workspaceId, userId, data: { conversationId } });
}
