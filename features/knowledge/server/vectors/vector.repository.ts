import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface UnreadCollection {
  workspace_id: string;
  id: string;
  /** Who pays. */
  user_id: string;
}

/**
 * Collections with passages that have no vector of this model, as the system. In another order each time, so that those
 * whose budget is used up never hide the rest.
 */
export async function listUnreadCollections(
  db: Db,
  modelId: string,
  limit: number,
): Promise<UnreadCollection[]> {
  const { rows } = await sql<UnreadCollection>`
    select c.workspace_id, c.id, c.user_id from collections c
    join collection_words w on w.workspace_id = c.workspace_id and w.collection_id = c.id and w.word = ''
    where w.passages > (
      select count(*) from chunk_vectors v
      where v.workspace_id = c.workspace_id and v.collection_id = c.id and v.model_id = ${modelId})
      and ${isUnclaimed}
    order by random() limit ${limit}`.execute(db);
  return rows;
}

const isUnclaimed = sql`not exists (
  select from vector_claims l
  where l.workspace_id = c.workspace_id and l.collection_id = c.id and l.claimed_until >= now())`;

/**
 * Claims a collection for one server, so that no passage is paid twice; again each time that it has stored some. False when
 * another one has it. A server that dies lets go of it after that time.
 */
export async function claimForVectors(
  db: Db,
  { workspace_id, id }: UnreadCollection,
  { seconds, isOurs }: { seconds: number; isOurs: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into vector_claims as l (workspace_id, collection_id, claimed_until)
    select workspace_id, id, now() + ${seconds} * interval '1 second' from collections
    where workspace_id = ${workspace_id} and id = ${id}
    on conflict (workspace_id, collection_id) do update set claimed_until = excluded.claimed_until
    where ${isOurs} or l.claimed_until < now() returning 1`.execute(db);
  return rows.length > 0;
}

export async function releaseForVectors(db: Db, { workspace_id, id }: UnreadCollection): Promise<void> {
  await sql`
    delete from vector_claims where workspace_id = ${workspace_id} and collection_id = ${id}`.execute(db);
}

export interface UnreadPassage {
  document_id: string;
  number: number;
  place: string;
  text: string;
  title: string;
}

/** Passages of a collection without a vector of this model, as the system. */
export async function listUnreadPassages(
  db: Db,
  { workspace_id, id }: UnreadCollection,
  modelId: string,
  limit: number,
): Promise<UnreadPassage[]> {
  const { rows } = await sql<UnreadPassage>`
    select k.document_id, k.number, k.place, k.text, d.title from chunks k
    join documents d on d.workspace_id = k.workspace_id and d.id = k.document_id
    left join chunk_vectors v
      on v.workspace_id = k.workspace_id and v.document_id = k.document_id and v.number = k.number
    where k.workspace_id = ${workspace_id} and k.collection_id = ${id} and v.model_id is distinct from ${modelId}
    order by k.document_id, k.number limit ${limit}`.execute(db);
  return rows;
}

export interface NewVector extends UnreadPassage {
  /** Empty: the model refused the passage. */
  signs: string;
  /** In base64. Null: the model refused the passage. */
  vector: string | null;
}

/** Stores vectors of those passages that still are what was read. Idempotent. */
export async function storeVectors(
  db: Db,
  { workspace_id, id }: UnreadCollection,
  modelId: string,
  vectors: readonly NewVector[],
): Promise<void> {
  await sql`
    insert into chunk_vectors (workspace_id, document_id, number, collection_id, model_id, signs, vector)
    select k.workspace_id, k.document_id, k.number, k.collection_id, ${modelId}, n.signs::varbit,
      decode(n.vector, 'base64')
    from jsonb_to_recordset(${JSON.stringify(vectors)}::jsonb)
      as n (document_id uuid, number int, title text, place text, text text, signs text, vector text)
    join chunks k on k.workspace_id = ${workspace_id} and k.document_id = n.document_id and k.number = n.number
    join documents d on d.workspace_id = k.workspace_id and d.id = k.document_id
    where k.collection_id = ${id} and (d.title, k.place, k.text) = (n.title, n.place, n.text)
    order by k.document_id, k.number
    on conflict (workspace_id, document_id, number) do update
      set model_id = excluded.model_id, signs = excluded.signs, vector = excluded.vector`.execute(db);
}

export interface OtherLengths {
  workspaceId: string;
  collectionIds: readonly string[];
  modelId: string;
  /** Of the vectors that stay. */
  length: number;
}

export async function deleteOtherLengths(
  db: Db,
  { workspaceId, collectionIds, modelId, length }: OtherLengths,
): Promise<void> {
  await sql`
    delete from chunk_vectors
    where workspace_id = ${workspaceId} and collection_id = any(${[...collectionIds]}::uuid[])
      and model_id = ${modelId} and length(signs) not in (0, ${length})`.execute(db);
}
