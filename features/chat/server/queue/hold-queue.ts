import { command } from "#platform/server/command.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitToReaders } from "../emit-conversation.ts";
import { callNextSender } from "./call-next-sender.ts";
import { type HeldQueue, holdQueueOf } from "./queue-of-run.repository.ts";

/**
 * Holds back what a person has queued, because the next message could not be sent. Nothing is lost, and a colleague's
 * messages go on.
 */
export const holdQueue = command(
  "conversation.hold_queue",
  conversationAccess.hold_queue,
  async (ctx, held: HeldQueue): Promise<void> => {
    const { workspaceId, conversationId, userId, error } = held;
    const messages = await holdQueueOf(ctx.db, held);
    await ctx.audit({
      act: "conversation.queue_held",
      ...{ workspaceId, conversationId, onBehalfOf: userId },
      target: [{ type: "conversation", id: conversationId }],
      facts: { messages },
      ...(error && { outcome: "failed" as const, errorCode: error.code }),
    });
    await emitToReaders(ctx, { name: "conversation.queue_changed", workspaceId, conversationId });
    await callNextSender(ctx, held);
  },
);
