import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { indexedWords } from "#platform/server/words/indexed-words.ts";

interface PendingText {
  workspace_id: string;
  conversation_id: string;
  id: string;
  kind: "title" | "message";
  owner_id: string;
  at: Date;
  text: string;
}

/** Takes at most `limit` texts without an entry. Other servers take others meanwhile. */
export async function takePendingTexts(db: Db, limit: number): Promise<PendingText[]> {
  const { rows } = await sql<PendingText>`
    with taken as (
      delete from search_pending p
      using (select ctid from search_pending limit ${limit} for update skip locked) next
      where p.ctid = next.ctid returning p.*)
    select t.*, c.user_id as owner_id, coalesce(m.created_at, c.created_at) as at, coalesce(m.text, c.title) as text
    from taken t
    cross join lateral (
      select user_id, created_at, title from conversations c
      where c.workspace_id = t.workspace_id and c.id = t.conversation_id offset 0) c
    left join lateral (
      select created_at, left(body, 100000) as text from messages m
      where m.workspace_id = t.workspace_id and m.id = t.id and t.kind = 'message' offset 0) m on true`.execute(
    db,
  );
  return rows;
}

export async function storeEntries(db: Db, texts: readonly PendingText[]): Promise<void> {
  const rows = texts.map(({ text, at, ...ids }) => ({
    ...ids,
    at: at.toISOString(),
    words: indexedWords(text),
  }));
  await sql`
    insert into search_entries (workspace_id, conversation_id, id, owner_id, kind, at, words)
    select workspace_id, conversation_id, id, owner_id, kind, at, app.marked_words(kind, owner_id, words)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (workspace_id uuid, conversation_id uuid, id uuid, owner_id uuid, kind text, at timestamptz, words text[])
    on conflict (workspace_id, conversation_id, id, kind) do update set words = excluded.words`.execute(db);
}
