import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { findLeafBelow } from "./branch.repository.ts";
import { conversationAccess, lockOfMessage } from "./conversation.access.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";
import { requireIdle } from "./require-idle.ts";

/** Switches to the branch with this version of a message. */
export const showMessage = command(
  "message.show",
  conversationAccess.show.by(lockOfMessage),
  async (ctx, { id }: { id: string }, conversation): Promise<ConversationRow> => {
    await requireIdle(ctx, conversation);
    const leaf = await findLeafBelow(ctx.db, id);
    const shown = await updateConversation(ctx.db, userOf(ctx).workspaceId, conversation.id, {
      leaf_message_id: leaf,
    });
    await ctx.audit({
      act: "message.shown",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
    });
    await emitConversation(ctx, "conversation.updated", conversation.id);
    return shown ?? conversation;
  },
);
