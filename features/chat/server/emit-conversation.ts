import type { JsonObject } from "#platform/contract/json.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";

interface ConversationEvent {
  name: `conversation.${string}` | `message.${string}`;
  workspaceId: string;
  conversationId: string;
  data?: JsonObject;
}

/** Notifies the tabs of all who may read a conversation. For background work. */
export function emitToReaders(
  ctx: Ctx,
  { name, workspaceId, conversationId, data }: ConversationEvent,
): Promise<void> {
  return ctx.emit({
    ...{ name, workspaceId, readersOf: { noun: "conversation", id: conversationId } },
    data: { conversationId, ...data },
  });
}

/** Notifies the tabs of all who may read a conversation of what the caller changed. */
export function emitConversation(
  ctx: Ctx,
  name: ConversationEvent["name"],
  conversationId: string,
  data?: JsonObject,
): Promise<void> {
  const { workspaceId } = userOf(ctx);
  return emitToReaders(ctx, { name, workspaceId, conversationId, ...(data && { data }) });
}

/** Notifies the person's other tabs and devices of what concerns them alone, such as where they filed it. */
export function emitToOneself(ctx: Ctx, conversationId: string): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  return ctx.emit({ name: "conversation.updated", workspaceId, userId, data: { conversationId } });
}
