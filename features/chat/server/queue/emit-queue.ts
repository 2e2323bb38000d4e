import { type Ctx, userOf } from "#platform/server/context.ts";
import type { HeldQueue } from "./queue-of-run.repository.ts";

/** Notifies the person's tabs that the messages waiting in a conversation have changed. */
export function emitQueue(ctx: Ctx, conversationId: string): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  return emitQueueTo(ctx, { workspaceId, conversationId, userId });
}

/** The same for the tabs of somebody else, whose messages were held. */
export function emitQueueTo(
  ctx: Ctx,
  { workspaceId, conversationId, userId }: Omit<HeldQueue, "error">,
): Promise<void> {
  return ctx.emit({ name: "conversation.queue_changed", workspaceId, userId, data: { conversationId } });
}
