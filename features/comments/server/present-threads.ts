import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Comment, CommentThread } from "../contract/index.ts";
import type { CommentedConversation, CommentRow } from "./comment.repository.ts";
import { listReplies } from "./thread.repository.ts";

interface Reader {
  userId: string;
  mayComment: boolean;
  names: Map<string, string>;
  conversation: CommentedConversation;
}

/** Threads as the caller sees them. Part of a query. */
export async function presentThreads(
  ctx: Ctx,
  conversation: CommentedConversation,
  roots: readonly CommentRow[],
  mayComment: boolean,
): Promise<CommentThread[]> {
  if (roots.length === 0) return [];
  const replies = await listReplies(
    ctx.db,
    roots.map(({ id }) => id),
  );
  const people = [...roots, ...replies].flatMap(({ user_id, resolved_by }) =>
    resolved_by ? [user_id, resolved_by] : [user_id],
  );
  const names = await namesOfPeople(ctx.db, people, { withAddress: false });
  const reader = { userId: userOf(ctx).userId, mayComment, names, conversation };
  return roots.map((root) => ({
    ...present(root, reader),
    ...{ conversationId: root.conversation_id, messageId: root.message_id },
    anchor: root.quote === null ? null : { quote: root.quote, start: root.quote_start ?? 0 },
    resolved: root.resolved_at && {
      at: root.resolved_at.toISOString(),
      by: root.resolved_by ? personOf(root.resolved_by, names) : null,
    },
    replies: replies.filter(({ reply_to }) => reply_to === root.id).map((reply) => present(reply, reader)),
  }));
}

function present(row: CommentRow, { userId, mayComment, names, conversation }: Reader): Comment {
  const isOwn = row.user_id === userId;
  const isDeleted = row.deleted_at !== null;
  return {
    id: row.id,
    author: personOf(row.user_id, names),
    text: row.body,
    mentions: row.mentions,
    isDeleted,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    abilities: {
      edit: mayComment && isOwn && !isDeleted,
      delete: mayComment && !isDeleted && (isOwn || conversation.user_id === userId),
    },
  };
}

function personOf(id: string, names: ReadonlyMap<string, string>) {
  return { id, name: names.get(id) ?? "" };
}
