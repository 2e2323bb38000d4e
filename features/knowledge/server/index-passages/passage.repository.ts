import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface DocumentKey {
  workspaceId: string;
  collectionId: string;
  documentId: string;
}

/** What a document's passages are found by. Its collection stays until the transaction ends. Undefined: it is gone. */
export async function findTitle(
  db: Db,
  { workspaceId, collectionId, documentId }: DocumentKey,
): Promise<{ title: string; folder: string } | undefined> {
  const { rows } = await sql<{ title: string; folder: string }>`
    select d.title, d.folder from collections c
    join documents d on d.workspace_id = c.workspace_id and d.collection_id = c.id
    where c.workspace_id = ${workspaceId} and c.id = ${collectionId} and d.id = ${documentId}
    for key share of c`.execute(db);
  return rows[0];
}

export interface StoredPassage {
  number: number;
  place: string;
  text: string;
  word_count: number;
  /** A tsvector as text. */
  words: string;
}

/** Stores passages under their numbers. Those that are stored so already are not touched, and keep their vectors. */
export async function upsertPassages(
  db: Db,
  { workspaceId, collectionId, documentId }: DocumentKey,
  passages: readonly StoredPassage[],
): Promise<void> {
  await sql`
    insert into chunks as c (workspace_id, document_id, number, collection_id, place, text, word_count, words)
    select ${workspaceId}, ${documentId}, p.number, ${collectionId}, p.place, p.text, p.word_count, p.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as p (number int, place text, text text, word_count int, words text)
    order by p.number
    on conflict (workspace_id, document_id, number) do update
      set collection_id = excluded.collection_id, place = excluded.place, text = excluded.text,
        word_count = excluded.word_count, words = excluded.words
      where (c.collection_id, c.place, c.text, c.words)
        is distinct from (excluded.collection_id, excluded.place, excluded.text, excluded.words)`.execute(db);
}

export async function deletePassagesAfter(
  db: Db,
  { workspaceId, documentId }: DocumentKey,
  number: number,
): Promise<void> {
  await sql`
    delete from chunks where workspace_id = ${workspaceId} and document_id = ${documentId} and number > ${number}
  `.execute(db);
}

export async function listPassageTexts(
  db: Db,
  { workspaceId, documentId }: DocumentKey,
): Promise<{ place: string; text: string }[]> {
  const { rows } = await sql<{ place: string; text: string }>`
    select place, text from chunks where workspace_id = ${workspaceId} and document_id = ${documentId}
    order by number`.execute(db);
  return rows;
}
