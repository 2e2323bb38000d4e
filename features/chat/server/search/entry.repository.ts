import { type RawBuilder, sql } from "kysely";
import { indexedWords } from "#platform/server/words/indexed-words.ts";

/**
 * Writes the entry by which a stored text is found, as a part of the statement that stores it: `stored` names that
 * part, which returns the row. Texts are found as soon as they are committed.
 */
export function withEntry(kind: "title" | "message", stored: string, text: string): RawBuilder<unknown> {
  const conversation = kind === "title" ? sql`s.id` : sql`s.conversation_id`;
  const owner =
    kind === "title"
      ? sql`s.user_id`
      : sql`(select c.user_id from conversations c
          where c.workspace_id = s.workspace_id and c.id = s.conversation_id)`;
  return sql`
    insert into search_entries (workspace_id, conversation_id, id, owner_id, kind, at, words)
    select s.workspace_id, ${conversation}, s.id, ${owner}, ${kind}, s.created_at,
      app.marked_words(${kind}, ${owner}, ${indexedWords(text)}::text[])
    from ${sql.ref(stored)} s
    on conflict (workspace_id, conversation_id, id, kind) do update set words = excluded.words`;
}
