import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { type ConversationRow, lockConversation, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";
import { findLeafBelow, findMessage } from "./message.repository.ts";
import { requireIdle } from "./require-idle.ts";

/** Chooses the branch that holds this version of a message. */
export const showMessage = command(
  "message.show",
  async (ctx, { id }: { id: string }): Promise<ConversationRow> => {
    const message = (await findMessage(ctx.db, id)) ?? fail(chatErrors, "message.not_found");
    const conversation = await lockConversation(ctx.db, message.conversation_id);
    if (!conversation || conversation.deleted_at) fail(chatErrors, "message.not_found");
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
