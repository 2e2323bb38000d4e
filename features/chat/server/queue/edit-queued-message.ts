import { command } from "#platform/server/command.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitQueue } from "./emit-queue.ts";
import { getQueued, lockOfQueued } from "./lock-of-queued.ts";
import { updateQueuedMessage } from "./queued-message.repository.ts";

/** Changes the text of a message that was not sent yet. Throws `queued_message.not_found` and `queued_message.not_own`. */
export const editQueuedMessage = command(
  "message.edit_queued",
  conversationAccess.queue.by(lockOfQueued),
  async (ctx, { id, text }: { id: string; text: string }, conversation): Promise<string> => {
    await getQueued(ctx, id);
    await updateQueuedMessage(ctx.db, id, { text });
    await ctx.audit({
      act: "message.queued_edited",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
      facts: { characters: text.length },
      sealed: { text },
    });
    await emitQueue(ctx, conversation.id);
    return conversation.id;
  },
);
