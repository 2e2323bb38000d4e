import { type Ctx, userOf } from "#platform/server/context.ts";

/** Notifies the person's other tabs and devices of a change. */
export function emitConversation(
  ctx: Ctx,
  name: "conversation.updated" | "conversation.deleted" | "conversation.restored",
  conversationId: string,
): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  return ctx.emit({ name, workspaceId, userId, data: { conversationId } });
}
