import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** In how many passages of a collection a word stands. The empty word counts all passages. */
export interface WordCount {
  collection_id: string;
  word: string;
  passages: number;
}

/** Counts of these words in those of the collections that the caller can read. */
export async function countWords(
  db: Db,
  collectionIds: readonly string[],
  words: readonly string[],
): Promise<WordCount[]> {
  const { rows } = await sql<WordCount>`
    select collection_id, word, passages from collection_words
    where workspace_id = app.workspace_id() and collection_id = any(${[...collectionIds]}::uuid[])
      and word = any(${[...words]}::text[])`.execute(db);
  return rows;
}

const mostBeside = 150;
/** Follows every word with the same beginning. */
const last = "\u{10ffff}";

/**
 * Words that begin or end as these do, of the collections that the caller can read: an edit leaves one half of a word
 * as it was. At most 150 for each word, collection and end.
 */
export async function listWordsBeside(
  db: Db,
  collectionIds: readonly string[],
  words: readonly string[],
): Promise<WordCount[]> {
  const beginnings = words.map((word) => halfOf(word));
  const endings = words.map((word) => halfOf([...word].toReversed().join("")));
  const within = sql`w.workspace_id = app.workspace_id() and w.collection_id = c.id`;
  const { rows } = await sql<WordCount>`
    select distinct n.collection_id, n.word, n.passages
    from unnest(${[...collectionIds]}::uuid[]) c (id)
    cross join unnest(${beginnings}::text[], ${endings}::text[]) a (beginning, ending)
    cross join lateral (
      (select w.collection_id, w.word, w.passages from collection_words w
       where ${within} and w.word >= a.beginning collate "C" and w.word < (a.beginning || ${last}) collate "C"
       limit ${mostBeside})
      union all
      (select w.collection_id, w.word, w.passages from collection_words w
       where ${within} and w.backwards >= a.ending collate "C" and w.backwards < (a.ending || ${last}) collate "C"
       limit ${mostBeside})) n`.execute(db);
  return rows;
}

function halfOf(word: string): string {
  const characters = [...word];
  return characters.slice(0, Math.max(2, Math.floor(characters.length / 2))).join("");
}
