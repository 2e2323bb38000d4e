import { sql } from "kysely";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A passage of a file of the caller's own, with a conversation that holds the file. */
export interface OwnPassage extends Label {
  user_id: string;
  name: string;
  place: string;
  text: string;
  conversation_id: string;
}

/** What is searched: the newest files, and the beginning of each. */
const searched = { files: 20, passages: 100 };

/** Passages with all words in the caller's newest files, of conversations other than one. */
export async function searchOwnPassages(
  db: Db,
  { words, exceptConversationId, most }: { words: string; exceptConversationId: string | null; most: number },
): Promise<OwnPassage[]> {
  const { rows } = await sql<OwnPassage>`
    select f.user_id, f.name, p.place, p.text, f.integrity, f.readers, c.conversation_id
    from (
      select workspace_id, id, user_id, name, integrity, readers, created_at from files
      where workspace_id = app.workspace_id() and user_id = auth.uid() and state = 'ready' and kind <> 'image'
      order by created_at desc, id desc limit ${searched.files}) f
    cross join lateral (
      select m.conversation_id from message_files mf
      join messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
      join conversations t on t.workspace_id = m.workspace_id and t.id = m.conversation_id and t.deleted_at is null
      where mf.workspace_id = f.workspace_id and mf.file_id = f.id and m.user_id = auth.uid()
        and m.conversation_id is distinct from ${exceptConversationId}::uuid limit 1) c
    cross join lateral (
      select number, place, text from file_passages
      where workspace_id = f.workspace_id and file_id = f.id order by number limit ${searched.passages}) p
    where to_tsvector('simple', p.text) @@ websearch_to_tsquery('simple', ${words})
    order by f.created_at desc, f.id desc, p.number limit ${most}`.execute(db);
  return rows;
}
