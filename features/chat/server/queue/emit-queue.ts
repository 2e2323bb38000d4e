import type { Ctx } from "#platform/server/context.ts";
import { emitConversation } from "../emit-conversation.ts";

/** Notifies all who may read a conversation that the messages waiting in it have changed. */
export function emitQueue(ctx: Ctx, conversationId: string): Promise<void> {
  return emitConversation(ctx, "conversation.queue_changed", conversationId);
}
