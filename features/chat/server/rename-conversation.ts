import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { type ConversationRow, findConversation, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";

export const renameConversation = command(
  "conversation.rename",
  async (ctx, { id, title }: { id: string; title: string }): Promise<ConversationRow> => {
    const conversation = (await findConversation(ctx.db, id)) ?? fail(chatErrors, "conversation.not_found");
    const renamed = await updateConversation(ctx.db, userOf(ctx).workspaceId, id, { title });
    await ctx.audit({
      act: "conversation.renamed",
      target: [{ type: "conversation", id }],
      conversationId: id,
      sealed: { before: conversation.title, after: title },
    });
    await emitConversation(ctx, "conversation.updated", id);
    return renamed ?? fail(chatErrors, "conversation.not_found");
  },
);
