import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { commentErrors } from "../contract/index.ts";
import { commentAccess, commentOf, lockOfComment } from "./comment.access.ts";
import { deleteCommentRow, updateComment } from "./comment.repository.ts";
import { emitComment } from "./emit-comment.ts";
import { withdrawCommentNotifications } from "./notify-of-comment.ts";
import { listReplies } from "./thread.repository.ts";

/**
 * Deletes a comment. The first one of a thread leaves its place while there are replies. Throws
 * `comment.not_deletable`, and `hold.standing` where a legal hold keeps the conversation.
 */
export const deleteComment = command(
  "comment.delete",
  commentAccess.delete.by((ctx, input: { id: string }) => lockOfComment(ctx, input)),
  async (ctx, { id }, found): Promise<void> => {
    const { conversation } = found;
    const row = commentOf(found);
    const { userId, workspaceId } = userOf(ctx);
    if (row.user_id !== userId && conversation.user_id !== userId)
      fail(commentErrors, "comment.not_deletable");
    await requireNoHold(ctx, { kind: "conversation", workspaceId, id: conversation.id });
    const hasReplies = row.reply_to === null && (await listReplies(ctx.db, [id])).length > 0;
    if (hasReplies) await updateComment(ctx.db, id, { body: "", mentions: [], deleted_at: ctx.now() });
    else await deleteCommentRow(ctx.db, id);
    await withdrawCommentNotifications(ctx, row);
    await ctx.audit({
      act: "comment.deleted",
      target: [{ type: "comment", id }],
      conversationId: conversation.id,
      facts: { is_own: row.user_id === userId },
    });
    await emitComment(ctx, "comment.deleted", row);
  },
);
