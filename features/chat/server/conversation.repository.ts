import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ConversationRow {
  workspace_id: string;
  id: string;
  user_id: string;
  title: string;
  leaf_message_id: string | null;
  active_run_id: string | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** Stores a conversation. Undefined when one with this id exists. */
export async function insertConversation(
  db: Db,
  conversation: Pick<ConversationRow, "id" | "user_id" | "title">,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    insert into conversations (workspace_id, id, user_id, title)
    values (app.workspace_id(), ${conversation.id}, ${conversation.user_id}, ${conversation.title})
    on conflict do nothing returning *`.execute(db);
  return rows[0];
}

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select * from conversations
    where workspace_id = app.workspace_id() and id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Like `findConversation`, but includes deleted ones and locks the row until the transaction ends. */
export async function lockConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select * from conversations where workspace_id = app.workspace_id() and id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

export interface ConversationsQuery {
  userId: string;
  search: string | undefined;
  before: { updatedMicros: number; id: string } | undefined;
  limit: number;
}

/** With the time in microseconds since 1970. A Date would round it, and the next page would skip rows. */
export type ListedConversation = ConversationRow & { updated_micros: number };

/** Conversations, newest first. `search` matches anywhere in the title. */
export async function listConversations(db: Db, query: ConversationsQuery): Promise<ListedConversation[]> {
  const { rows } = await sql<ListedConversation>`
    select *, (extract(epoch from updated_at) * 1000000)::bigint as updated_micros from conversations
    where workspace_id = app.workspace_id() and user_id = ${query.userId} and deleted_at is null
      ${query.search ? sql`and title ilike ${`%${escapeLike(query.search)}%`}` : sql``}
      ${query.before ? isBefore(query.before) : sql``}
    order by updated_at desc, id desc limit ${query.limit}`.execute(db);
  return rows;
}

function isBefore({ updatedMicros, id }: { updatedMicros: number; id: string }) {
  return sql`and (updated_at, id) <
    (timestamptz 'epoch' + ${updatedMicros}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

export type ConversationChange = Partial<
  Pick<ConversationRow, "title" | "leaf_message_id" | "active_run_id" | "deleted_at">
> & { touch?: boolean };

export async function updateConversation(
  db: Db,
  workspaceId: string,
  id: string,
  change: ConversationChange,
): Promise<ConversationRow | undefined> {
  const { touch, ...columns } = change;
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (touch) assignments.push(sql`updated_at = now()`);
  const { rows } = await sql<ConversationRow>`
    update conversations set ${sql.join(assignments)}
    where workspace_id = ${workspaceId} and id = ${id} returning *`.execute(db);
  return rows[0];
}

/** Erases conversations deleted before `before`, with their messages. Returns them. */
export async function deleteErasableConversations(
  db: Db,
  before: Date,
  limit: number,
): Promise<Pick<ConversationRow, "id" | "workspace_id" | "user_id">[]> {
  const { rows } = await sql<Pick<ConversationRow, "id" | "workspace_id" | "user_id">>`
    delete from conversations where (workspace_id, id) in (
      select workspace_id, id from conversations where deleted_at < ${before} limit ${limit})
    returning id, workspace_id, user_id`.execute(db);
  return rows;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
