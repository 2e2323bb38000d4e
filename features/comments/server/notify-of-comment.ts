import type { Mention } from "#features/mentions/contract/index.ts";
import { findReaders, notifyMentioned } from "#features/mentions/server/index.ts";
import { forgetNotifications, notifyPeople } from "#features/notifications/server/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { CommentedConversation, NewComment } from "./comment.repository.ts";
import { authorsOf } from "./thread.repository.ts";

/** Where a notification about a comment leads: the conversation, with the comment open. */
export const pathToComment = (conversationId: string, id: string) => `/chat/${conversationId}?comment=${id}`;

/**
 * Tells those who are mentioned, and of a comment the owner of the conversation, of a reply those who wrote in the
 * thread. Each of them once, and only who can read the conversation.
 */
export async function notifyOfComment(
  ctx: Ctx,
  conversation: CommentedConversation,
  comment: Pick<NewComment, "id" | "reply_to" | "body" | "mentions">,
): Promise<void> {
  const { workspaceId } = userOf(ctx);
  const meant = await notifyMentionedInComment(ctx, conversation, comment);
  const concerned = comment.reply_to ? await authorsOf(ctx.db, comment.reply_to) : [conversation.user_id];
  const people = concerned.filter((id) => !meant.includes(id));
  const object = { noun: "conversation", id: conversation.id };
  if (people.length === 0) return;
  await notifyPeople(ctx, {
    ...{ kind: "comment", workspaceId, path: pathToComment(conversation.id, comment.id) },
    object: { noun: "comment", id: comment.reply_to ?? comment.id },
    userIds: await findReaders(ctx.db, { workspaceId, object, people, teams: [] }),
    facts: { title: conversation.title, excerpt: comment.body },
  });
}

/** Whoever an earlier text of the comment mentioned was told then. Returns who is meant. */
export function notifyMentionedInComment(
  ctx: Ctx,
  conversation: CommentedConversation,
  { id, body, mentions }: Pick<NewComment, "id" | "body" | "mentions">,
  before: readonly Mention[] = [],
): Promise<string[]> {
  return notifyMentioned(ctx, {
    ...{ mentions, before, text: body, title: conversation.title },
    object: { noun: "conversation", id: conversation.id },
    about: { noun: "comment", id },
    path: pathToComment(conversation.id, id),
  });
}

/** Withdraws the notifications that quote a comment. Of a reply, one about its thread quotes it when it leads there. */
export async function withdrawCommentNotifications(
  ctx: Ctx,
  { id, reply_to, conversation_id }: { id: string; reply_to: string | null; conversation_id: string },
): Promise<void> {
  const { workspaceId } = userOf(ctx);
  await forgetNotifications(ctx, { workspaceId, noun: "comment", ids: [id] });
  if (!reply_to) return;
  const path = pathToComment(conversation_id, id);
  await forgetNotifications(ctx, { workspaceId, noun: "comment", ids: [reply_to], path });
}
