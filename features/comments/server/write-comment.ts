import { requireMentions } from "#features/mentions/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { commentErrors, type WriteComment } from "../contract/index.ts";
import { commentAccess, findToComment } from "./comment.access.ts";
import {
  countComments,
  findComment,
  hasMessage,
  insertComment,
  type NewComment,
} from "./comment.repository.ts";
import { emitComment } from "./emit-comment.ts";
import { notifyOfComment } from "./notify-of-comment.ts";

/** In one conversation, with replies. */
export const mostComments = 2_000;

export type WriteCommentInput = WriteComment & { conversationId: string };

/**
 * Comments on a message. Idempotent by the browser's id. Throws `comment.no_such_message`, `comment.too_many` and what
 * mentions throw.
 */
export const writeComment = command(
  "comment.create",
  commentAccess.create.by((ctx, input: WriteCommentInput) => findToComment(ctx, input)),
  async (
    ctx,
    { id, conversationId, messageId, text, mentions: given, anchor },
    { conversation },
  ): Promise<void> => {
    if (await isKnown(ctx, id, conversationId)) return;
    if (!(await hasMessage(ctx.db, conversationId, messageId)))
      fail(commentErrors, "comment.no_such_message");
    await requireRoom(ctx, conversationId);
    const object = { noun: "conversation", id: conversationId };
    const row: NewComment = {
      ...{ id, conversation_id: conversationId, message_id: messageId, reply_to: null, body: text },
      mentions: await requireMentions(ctx, { text, mentions: given, object, withAgents: false }),
      ...{ quote: anchor?.quote ?? null, quote_start: anchor?.start ?? null, created_at: ctx.now() },
    };
    await storeComment(ctx, row);
    await notifyOfComment(ctx, conversation, row);
  },
);

/** Stores a comment or reply. Part of the command that writes it. */
export async function storeComment(ctx: Ctx, row: NewComment): Promise<void> {
  if (!(await insertComment(ctx.db, row))) fail(commentErrors, "comment.id_taken");
  await ctx.audit({
    act: "comment.created",
    target: [
      { type: "comment", id: row.id },
      { type: "message", id: row.message_id },
    ],
    conversationId: row.conversation_id,
    facts: { characters: row.body.length, is_reply: row.reply_to !== null },
    sealed: { text: row.body },
  });
  await emitComment(ctx, "comment.created", row);
}

/** Whether a retry sent it before. Throws when the id is of another conversation or person. */
export async function isKnown(ctx: Ctx, id: string, conversationId: string): Promise<boolean> {
  const known = await findComment(ctx.db, id);
  if (known && known.conversation_id !== conversationId) fail(commentErrors, "comment.id_taken");
  return known !== undefined;
}

export async function requireRoom({ db }: Ctx, conversationId: string): Promise<void> {
  if ((await countComments(db, conversationId)) >= mostComments) fail(commentErrors, "comment.too_many");
}
