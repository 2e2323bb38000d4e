import type { z } from "zod";
import { requireMentions } from "#features/mentions/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { commentErrors, mostReplies, type WriteReply } from "../contract/index.ts";
import { commentAccess, commentOf, lockOfComment } from "./comment.access.ts";
import type { NewComment } from "./comment.repository.ts";
import { notifyOfComment } from "./notify-of-comment.ts";
import { listReplies } from "./thread.repository.ts";
import { isKnown, requireRoom, storeComment } from "./write-comment.ts";

/** `commentId` may be a reply itself: the new one follows it in the same thread. */
export type ReplyInput = z.infer<typeof WriteReply> & { commentId: string };

/** Replies in a thread. Idempotent by the browser's id. Throws `comment.thread_full`. */
export const replyToComment = command(
  "comment.reply",
  commentAccess.reply.by((ctx, { commentId }: ReplyInput) => lockOfComment(ctx, { id: commentId })),
  async (ctx, { id, text, mentions: given }, found): Promise<void> => {
    const { conversation } = found;
    const answered = commentOf(found);
    const replyTo = answered.reply_to ?? answered.id;
    if (await isKnown(ctx, id, conversation.id)) return;
    await requireRoom(ctx, conversation.id);
    if ((await listReplies(ctx.db, [replyTo])).length >= mostReplies)
      fail(commentErrors, "comment.thread_full");
    const object = { noun: "conversation", id: conversation.id };
    const row: NewComment = {
      ...{
        id,
        conversation_id: conversation.id,
        message_id: answered.message_id,
        reply_to: replyTo,
        body: text,
      },
      mentions: await requireMentions(ctx, { text, mentions: given, object, withAgents: false }),
      ...{ quote: null, quote_start: null, created_at: ctx.now() },
    };
    await storeComment(ctx, row);
    await notifyOfComment(ctx, conversation, row);
  },
);
