import { sql } from "kysely";
import type { Mention } from "#features/mentions/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface CommentRow {
  workspace_id: string;
  id: string;
  conversation_id: string;
  message_id: string;
  reply_to: string | null;
  user_id: string;
  body: string;
  mentions: Mention[];
  quote: string | null;
  quote_start: number | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  resolved_at: Date | null;
  resolved_by: string | null;
}

export interface CommentedConversation {
  id: string;
  user_id: string;
  title: string;
}

/** A conversation that the caller sees. Tests of drafts have no comments. */
export async function findCommented(db: Db, id: string): Promise<CommentedConversation | undefined> {
  const { rows } = await sql<CommentedConversation>`
    select id, user_id, title from conversations
    where workspace_id = app.workspace_id() and id = ${id} and deleted_at is null and not is_test`.execute(
    db,
  );
  return rows[0];
}

export async function hasMessage(db: Db, conversationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and id = ${id}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select * from comments where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** The first comment of a thread, which nobody else changes until the transaction ends. */
export async function lockThread(db: Db, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select * from comments where workspace_id = app.workspace_id() and id = ${id} for update`.execute(db);
  return rows[0];
}

export type NewComment = Pick<
  CommentRow,
  | "id"
  | "conversation_id"
  | "message_id"
  | "reply_to"
  | "body"
  | "mentions"
  | "quote"
  | "quote_start"
  | "created_at"
>;

/** Stores a comment of the caller. False when one with this id exists. */
export async function insertComment(db: Db, row: NewComment): Promise<boolean> {
  const { rows } = await sql`
    insert into comments (workspace_id, id, conversation_id, message_id, reply_to, user_id, body, mentions, quote,
      quote_start, created_at)
    values (app.workspace_id(), ${row.id}, ${row.conversation_id}, ${row.message_id}, ${row.reply_to}, auth.uid(),
      ${row.body}, ${JSON.stringify(row.mentions)}::jsonb, ${row.quote}, ${row.quote_start}, ${row.created_at})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function countComments(db: Db, conversationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comments
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type CommentChange = Partial<
  Pick<
    CommentRow,
    "body" | "mentions" | "edited_at" | "deleted_at" | "resolved_at" | "resolved_by" | "quote" | "quote_start"
  >
>;

export async function updateComment(
  db: Db,
  id: string,
  { mentions, ...change }: CommentChange,
): Promise<void> {
  const columns = Object.entries(change).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (mentions) columns.push(sql`mentions = ${JSON.stringify(mentions)}::jsonb`);
  await sql`
    update comments set ${sql.join(columns)} where workspace_id = app.workspace_id() and id = ${id}`.execute(
    db,
  );
}

export async function deleteCommentRow(db: Db, id: string): Promise<void> {
  await sql`delete from comments where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}
