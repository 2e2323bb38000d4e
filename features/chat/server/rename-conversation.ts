import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { conversationAccess } from "./conversation.access.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";

export const renameConversation = command(
  "conversation.rename",
  conversationAccess.rename,
  async (ctx, { id, title }: { id: string; title: string }, { title: before }): Promise<ConversationRow> => {
    const renamed = await updateConversation(ctx.db, userOf(ctx).workspaceId, id, { title });
    await ctx.audit({
      act: "conversation.renamed",
      target: [{ type: "conversation", id }],
      conversationId: id,
      sealed: { before, after: title },
    });
    await emitConversation(ctx, "conversation.updated", id);
    return renamed ?? fail(chatErrors, "conversation.not_found");
  },
);
