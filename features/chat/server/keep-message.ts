import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { endComparison } from "./answer-pair.repository.ts";
import { findLeafBelow } from "./branch.repository.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";
import { sendNextFromQueue } from "./queue/send-from-queue.ts";
import { requireIdle } from "./require-idle.ts";

/**
 * Keeps one of two answers that were written side by side. The other one stays as a version of it. What is queued goes
 * on from the one kept. Idempotent. Throws `conversation.busy` until both are written.
 */
export const keepMessage = command(
  "message.keep",
  conversationAccess.keep.by(lockOfMessage),
  async (ctx, { id }: { id: string }, conversation): Promise<ConversationRow> => {
    await requireIdle(ctx, conversation);
    const { workspaceId } = userOf(ctx);
    await endComparison(ctx.db, { workspace_id: workspaceId, conversation_id: conversation.id, id });
    const leaf_message_id = await findLeafBelow(ctx.db, id);
    const kept =
      (await updateConversation(ctx.db, workspaceId, conversation.id, { leaf_message_id })) ?? conversation;
    await ctx.audit({
      act: "message.kept",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
    });
    await emitConversation(ctx, "conversation.updated", conversation.id);
    await sendNextFromQueue(ctx, kept);
    return kept;
  },
);
