import { sql } from "kysely";
import { shownToGuests } from "#platform/server/access/shown-to-guests.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Notes that the caller has seen a message of a conversation, and all before it. Returns false when they had seen it, or
 * there is no such message.
 */
export async function storeRead(
  db: Db,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into conversation_reads (workspace_id, conversation_id, user_id, message_id, message_at, is_whole)
    select m.workspace_id, m.conversation_id, auth.uid(), m.id, m.created_at, m.status <> 'streaming' from messages m
    where m.workspace_id = app.workspace_id() and m.conversation_id = ${conversationId} and m.id = ${messageId}
    on conflict (workspace_id, conversation_id, user_id) do update
      set message_id = excluded.message_id, message_at = excluded.message_at, is_whole = excluded.is_whole, seen_at = now()
      where (excluded.message_at, excluded.is_whole) > (conversation_reads.message_at, conversation_reads.is_whole)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Those of these messages of a conversation that were written until another one of it, or are that one. */
export async function listUntil(
  db: Db,
  {
    conversationId,
    messageId,
    among,
  }: { conversationId: string; messageId: string; among: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from messages m
    join messages latest on latest.workspace_id = m.workspace_id and latest.conversation_id = m.conversation_id
      and latest.id = ${messageId}
    where m.workspace_id = app.workspace_id() and m.conversation_id = ${conversationId}
      and m.id = any(${[...among]}::uuid[]) and m.created_at <= latest.created_at`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ReadRow {
  user_id: string;
  name: string | null;
  message_id: string;
  seen_at: Date;
}

const ofConversation = sql.raw(
  shownToGuests({ workspaceId: "app.workspace_id()", noun: "'conversation'", id: "c.id" }),
);

/** How far others have read, the latest first. Guests are told it of those whom they are shown. */
export async function listReads(
  db: Db,
  { conversationId, isGuest, limit }: { conversationId: string; isGuest: boolean; limit: number },
): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    select user_id, app.shown_name(user_id) as name, message_id, seen_at from conversation_reads r
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and user_id <> auth.uid()
      and (not ${isGuest}::boolean or r.user_id in (
        select shown.id from (select ${conversationId}::uuid as id) c cross join lateral ${ofConversation} shown))
    order by seen_at desc, user_id limit ${limit}`.execute(db);
  return rows;
}
