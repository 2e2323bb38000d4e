import { sql } from "kysely";
import type { Mention } from "#features/mentions/contract/index.ts";
import type { RunError } from "#features/runs/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface QueuedMessageRow {
  workspace_id: string;
  id: string;
  conversation_id: string;
  user_id: string;
  text: string;
  mentions: Mention[];
  model_ref: string | null;
  time_zone: string;
  is_visitors: boolean;
  steers_run_id: string | null;
  held_at: Date | null;
  held_error: RunError | null;
  created_at: Date;
}

export type NewQueuedMessage = Pick<
  QueuedMessageRow,
  | "id"
  | "conversation_id"
  | "user_id"
  | "text"
  | "mentions"
  | "model_ref"
  | "time_zone"
  | "is_visitors"
  | "steers_run_id"
>;

export async function insertQueuedMessage(db: Db, row: NewQueuedMessage): Promise<void> {
  await sql`
    insert into queued_messages (workspace_id, id, conversation_id, user_id, text, model_ref, time_zone, is_visitors,
      steers_run_id, mentions)
    values (app.workspace_id(), ${row.id}, ${row.conversation_id}, ${row.user_id}, ${row.text}, ${row.model_ref},
      ${row.time_zone}, ${row.is_visitors}, ${row.steers_run_id}, ${JSON.stringify(row.mentions)}::jsonb)`.execute(
    db,
  );
}

/** A message that was not sent yet, of the caller or in a conversation that the caller sees. */
export async function findQueuedMessage(db: Db, id: string): Promise<QueuedMessageRow | undefined> {
  const { rows } = await sql<QueuedMessageRow>`
    select * from queued_messages where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** The caller's queued messages of a conversation, in the order of sending. */
export async function listQueuedMessages(
  db: Db,
  conversationId: string,
  limit: number,
): Promise<QueuedMessageRow[]> {
  const { rows } = await sql<QueuedMessageRow>`
    select * from queued_messages
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and user_id = auth.uid()
    order by seq limit ${limit}`.execute(db);
  return rows;
}

export type ListedQueuedMessage = QueuedMessageRow & {
  /** Of somebody else than the caller. */
  author_name: string | null;
};

/** What waits in a conversation that the caller may read, of everybody, in the order of sending. */
export async function listAllQueued(
  db: Db,
  conversationId: string,
  limit: number,
): Promise<ListedQueuedMessage[]> {
  const { rows } = await sql<ListedQueuedMessage>`
    select q.*, case when q.user_id <> auth.uid() then app.shown_name(q.user_id) end as author_name
    from queued_messages q
    where q.workspace_id = app.workspace_id() and q.conversation_id = ${conversationId}
    order by q.seq limit ${limit}`.execute(db);
  return rows;
}

export type QueuedChange = Partial<
  Pick<QueuedMessageRow, "text" | "mentions" | "steers_run_id" | "held_at" | "held_error">
>;

export async function updateQueuedMessage(
  db: Db,
  id: string,
  { mentions, ...change }: QueuedChange,
): Promise<void> {
  const columns = Object.entries(change).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (mentions) columns.push(sql`mentions = ${JSON.stringify(mentions)}::jsonb`);
  await sql`
    update queued_messages set ${sql.join(columns)}
    where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** Releases what was held back. Returns the number of messages. */
export async function releaseQueue(db: Db, conversationId: string): Promise<number> {
  const { rows } = await sql`
    update queued_messages set held_at = null, held_error = null
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and user_id = auth.uid()
      and held_at is not null returning id`.execute(db);
  return rows.length;
}

/** Takes a message of the caller's own out of the queue. Returns false when it was not queued. */
export async function deleteOwnQueuedMessage(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from queued_messages
    where workspace_id = app.workspace_id() and id = ${id} and user_id = auth.uid() returning id`.execute(db);
  return rows.length > 0;
}

/** Whoever wrote it. Returns false when it was not queued. */
export async function deleteQueuedMessage(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from queued_messages where workspace_id = app.workspace_id() and id = ${id} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Takes the caller's next message to send out of the queue. Undefined when none may be sent. */
export async function takeNextQueuedMessage(
  db: Db,
  conversationId: string,
): Promise<QueuedMessageRow | undefined> {
  const { rows } = await sql<QueuedMessageRow>`
    delete from queued_messages where workspace_id = app.workspace_id() and id = (
      select id from queued_messages
      where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and user_id = auth.uid()
        and held_at is null order by seq limit 1)
    returning *`.execute(db);
  return rows[0];
}
