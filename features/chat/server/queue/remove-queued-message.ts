import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitQueue } from "./emit-queue.ts";
import { getRemovable, lockOfQueued } from "./lock-of-queued.ts";
import { deleteQueuedMessage } from "./queued-message.repository.ts";

/** Removes a message that was not sent yet: its author, or the owner of the conversation. Throws `queued_message.not_found` and `queued_message.not_own`. */
export const removeQueuedMessage = command(
  "message.remove_queued",
  conversationAccess.queue.by(lockOfQueued),
  async (ctx, { id }: { id: string }, conversation): Promise<void> => {
    const { user_id: authorId } = await getRemovable(ctx, id, conversation);
    await deleteQueuedMessage(ctx.db, id);
    await ctx.audit({
      act: "message.queued_removed",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
      facts: { is_own: authorId === userOf(ctx).userId },
    });
    await emitQueue(ctx, conversation.id);
  },
);
