import { commenter, type ObjectNoun, viewer } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { findRelation } from "#platform/server/access/grant.repository.ts";
import { account, guest, person } from "#platform/server/access/who.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { commentErrors } from "../contract/index.ts";
import {
  type CommentedConversation,
  type CommentRow,
  findComment,
  findCommented,
  lockThread,
} from "./comment.repository.ts";

/** A comment with its conversation, whose sharing decides. Without a comment: the conversation, to comment in. */
export interface Commented {
  conversation: CommentedConversation;
  comment: CommentRow | undefined;
}

const comment: ObjectNoun<Commented> = {
  noun: "comment",
  find: (ctx, id) => findOfComment(ctx, { id }),
  ownerOf: ({ conversation }) => conversation.user_id,
  idOf: ({ comment: row, conversation }) => row?.id ?? conversation.id,
  missing: () => fail(commentErrors, "comment.not_found"),
  relationOf: ({ db }, { conversation }) => findRelation(db, "conversation", conversation.id),
};

/** Who may do what: readers of the conversation read, whoever may comment on it writes. */
export const commentAccess = defineObjectAccess(comment, {
  read: viewer(account),
  create: commenter(person, guest),
  reply: commenter(person, guest),
  /** One's own: the command decides. */
  edit: commenter(person, guest),
  /** One's own, or any in one's own conversation: the command decides. */
  delete: commenter(person, guest),
  resolve: commenter(person, guest),
  reopen: commenter(person, guest),
});

/** The conversation in which somebody wants to comment. */
export async function findToComment({ db }: Ctx, { conversationId }: { conversationId: string }) {
  const conversation = await findCommented(db, conversationId);
  return conversation && { conversation, comment: undefined };
}

export async function findOfComment({ db }: Ctx, { id }: { id: string }): Promise<Commented | undefined> {
  const row = await findComment(db, id);
  const conversation = row && (await findCommented(db, row.conversation_id));
  return conversation && { conversation, comment: row };
}

/** With the thread of the comment locked, for whoever may change it. */
export async function lockOfComment(ctx: Ctx, { id }: { id: string }): Promise<Commented | undefined> {
  const found = await findOfComment(ctx, { id });
  if (!found?.comment) return undefined;
  // Whoever may only read locks nothing, and is refused next.
  await lockThread(ctx.db, found.comment.reply_to ?? id);
  return findOfComment(ctx, { id });
}

/** The comment of a rule that was found by its id. */
export function commentOf({ comment: row }: Commented): CommentRow {
  return row ?? fail(commentErrors, "comment.not_found");
}
