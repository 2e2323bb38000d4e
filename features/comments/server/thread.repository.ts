import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { CommentState } from "../contract/index.ts";
import type { CommentRow } from "./comment.repository.ts";

interface Wanted {
  conversationId: string;
  state: CommentState;
  /** Older than this comment. */
  before: string | undefined;
  limit: number;
}

/** First comments of threads, newest first. */
export async function listThreads(
  db: Db,
  { conversationId, state, before, limit }: Wanted,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select * from comments
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and reply_to is null
      and (resolved_at is not null) = ${state === "resolved"}
      and (${before ?? null}::uuid is null or (created_at, id) < (
        select created_at, id from comments where workspace_id = app.workspace_id() and id = ${before ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Replies of these threads, oldest first. */
export async function listReplies(db: Db, firstIds: readonly string[]): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select * from comments where workspace_id = app.workspace_id() and reply_to = any(${[...firstIds]}::uuid[])
    order by created_at, id`.execute(db);
  return rows;
}

export interface ThreadCounts {
  open: number;
  resolved: number;
  messages: { messageId: string; open: number }[];
}

export async function countThreads(db: Db, conversationId: string): Promise<ThreadCounts> {
  const { rows } = await sql<{ messageId: string; open: number; resolved: number }>`
    select message_id as "messageId", count(*) filter (where resolved_at is null)::int as open,
      count(*) filter (where resolved_at is not null)::int as resolved
    from comments
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and reply_to is null
    group by message_id order by message_id`.execute(db);
  return {
    open: rows.reduce((sum, { open }) => sum + open, 0),
    resolved: rows.reduce((sum, { resolved }) => sum + resolved, 0),
    messages: rows.flatMap(({ messageId, open }) => (open > 0 ? [{ messageId, open }] : [])),
  };
}

/** Who has written in a thread. */
export async function authorsOf(db: Db, replyTo: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from comments
    where workspace_id = app.workspace_id() and (id = ${replyTo} or reply_to = ${replyTo})
      and deleted_at is null`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
