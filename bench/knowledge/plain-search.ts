import type pg from "pg";

/** The same passages with PostgreSQL's own words and ranking, those of the readable collections alone. */
export async function preparePlainSearch(pool: pg.Pool, collectionIds: readonly string[]): Promise<void> {
  await pool.query(
    `create table plain_passages as
     select document_id, number, to_tsvector('english', d.title || ' ' || c.place || ' ' || c.text) as words
     from chunks c join documents d on d.workspace_id = c.workspace_id and d.id = c.document_id
     where c.collection_id = any ($1)`,
    [collectionIds],
  );
  await pool.query("create index on plain_passages using gin (words)");
  await pool.query("analyze plain_passages");
}

/** The first five by `websearch_to_tsquery` and `ts_rank_cd`. */
export async function searchPlainly(pool: pg.Pool, question: string) {
  const { rows } = await pool.query<{ documentId: string; number: number }>(
    `select document_id as "documentId", number from plain_passages, websearch_to_tsquery('english', $1) asked
     where words @@ asked order by ts_rank_cd(words, asked) desc, document_id, number limit 5`,
    [question],
  );
  return rows;
}
