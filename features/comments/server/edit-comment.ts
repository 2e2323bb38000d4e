import type { z } from "zod";
import { requireMentions } from "#features/mentions/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { commentErrors, type EditComment } from "../contract/index.ts";
import { commentAccess, commentOf, lockOfComment } from "./comment.access.ts";
import { updateComment } from "./comment.repository.ts";
import { emitComment } from "./emit-comment.ts";
import { notifyMentionedInComment } from "./notify-of-comment.ts";

export type EditCommentInput = z.infer<typeof EditComment> & { id: string };

/**
 * Changes the text of one's own comment. Whoever is mentioned for the first time is told. Throws `comment.not_own`, and
 * `hold.standing` where a legal hold keeps the text that was there.
 */
export const editComment = command(
  "comment.edit",
  commentAccess.edit.by((ctx, input: EditCommentInput) => lockOfComment(ctx, input)),
  async (ctx, { id, text, mentions: given }, found): Promise<void> => {
    const { conversation } = found;
    const row = commentOf(found);
    const { userId, workspaceId } = userOf(ctx);
    if (row.deleted_at) fail(commentErrors, "comment.not_found");
    if (row.user_id !== userId) fail(commentErrors, "comment.not_own");
    await requireNoHold(ctx, { kind: "conversation", workspaceId, id: conversation.id });
    const object = { noun: "conversation", id: conversation.id };
    const mentions = await requireMentions(ctx, { text, mentions: given, object, withAgents: false });
    await updateComment(ctx.db, id, { body: text, mentions, edited_at: ctx.now() });
    await ctx.audit({
      act: "comment.edited",
      target: [{ type: "comment", id }],
      conversationId: conversation.id,
      facts: { characters: text.length },
      sealed: { text },
    });
    await emitComment(ctx, "comment.edited", row);
    await notifyMentionedInComment(ctx, conversation, { id, body: text, mentions }, row.mentions);
  },
);
