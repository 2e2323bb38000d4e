import { command } from "#platform/server/command.ts";
import { conversationAccess, lockShown } from "../conversation.access.ts";
import { emitQueue } from "./emit-queue.ts";
import { releaseQueue } from "./queued-message.repository.ts";
import { sendNextFromQueue } from "./send-from-queue.ts";

/** Sends what Stop or a failure has held back: the first message now, the others each after an answer. */
export const resumeQueue = command(
  "conversation.resume_queue",
  conversationAccess.queue.by((ctx, { id }: { id: string }) => lockShown(ctx, id)),
  async (ctx, { id }: { id: string }, conversation): Promise<void> => {
    const messages = await releaseQueue(ctx.db, id);
    await ctx.audit({
      act: "conversation.queue_resumed",
      target: [{ type: "conversation", id }],
      conversationId: id,
      facts: { messages },
    });
    await sendNextFromQueue(ctx, conversation);
    await emitQueue(ctx, id);
  },
);
