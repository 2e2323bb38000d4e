import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { isMarkdown } from "../index-passages/is-markdown.repository.ts";
import { mostReadEach, type WeightedQuery } from "./compose-queries.ts";

/** A passage with its document and collection, as the caller can read them. */
export interface Candidate {
  document_id: string;
  number: number;
  place: string;
  text: string;
  is_markdown: boolean;
  word_count: number;
  title: string;
  folder: string;
  version: number;
  collection_id: string;
  collection_name: string;
}

/** Enough that the best few are among them, whatever the exact ranking says. */
const mostCandidates = 100;

/** The columns of a candidate, of passages `k`. Row-level security decides about each of the three rows. */
export const candidateColumns = sql`
  k.document_id, k.number, k.place, k.text, k.word_count, d.title, d.folder, d.indexed_version as version,
  k.collection_id, c.name as collection_name, ${isMarkdown} as is_markdown`;
export const candidateJoins = sql`
  join documents d on d.workspace_id = k.workspace_id and d.id = k.document_id
  join collections c on c.workspace_id = k.workspace_id and c.id = k.collection_id`;

/** The passages that match most by weight, of those collections that the caller can read. */
export async function findCandidates(
  db: Db,
  collectionIds: readonly string[],
  queries: readonly WeightedQuery[],
): Promise<Candidate[]> {
  const texts = queries.map(({ query }) => query);
  const weights = queries.map(({ weight }) => weight);
  const { rows } = await sql<Candidate>`
    select ${candidateColumns}
    from app.find_passages(${[...collectionIds]}::uuid[], ${texts}::text[], ${weights}::float8[], ${mostReadEach},
      ${mostCandidates}) f
    join chunks k on k.workspace_id = app.workspace_id() and k.document_id = f.document_id and k.number = f.number
    ${candidateJoins}`.execute(db);
  return rows;
}
