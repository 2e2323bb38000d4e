import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, undoMinutes } from "../contract/index.ts";
import { conversationAccess, lockSeen } from "./conversation.access.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";

/** Restores a deleted conversation within the undo period. Idempotent. */
export const restoreConversation = command(
  "conversation.restore",
  conversationAccess.restore.by(lockSeen),
  async (ctx, { id }: { id: string }, conversation): Promise<ConversationRow> => {
    if (!conversation.deleted_at) return conversation;
    if (ctx.now().getTime() - conversation.deleted_at.getTime() > undoMinutes * 60_000) {
      fail(chatErrors, "conversation.undo_over");
    }
    const restored = await updateConversation(ctx.db, userOf(ctx).workspaceId, id, { deleted_at: null });
    await ctx.audit({
      act: "conversation.restored",
      target: [{ type: "conversation", id }],
      conversationId: id,
    });
    await emitConversation(ctx, "conversation.restored", id);
    return restored ?? conversation;
  },
);
