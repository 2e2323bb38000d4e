import { randomUUID } from "node:crypto";
import type pg from "pg";
import {
  asMarkedVector,
  passageWords,
} from "../../features/knowledge/server/index-passages/passage-words.ts";
import { bytesOf, signsOf, unitOf } from "../../features/knowledge/server/vectors/vector-bytes.ts";
import { conceptVector } from "../../mocks/embedding-server/concept-vector.ts";
import { collectionCount, type Fact, factsOf, passageOf, readableCount } from "./corpus.ts";
import { concepts } from "./subjects.ts";

const aBatch = 1_000;

export interface FilledCollections {
  asker: { userId: string; workspaceId: string };
  /** Of all collections; the asker may read the first 8: half are the asker's own, half are shared. */
  collectionIds: string[];
  documentIdOf(fact: Pick<Fact, "collection" | "document">): string;
}

/** Stores the corpus with its words and vectors. Past triggers and row by row checks, and indexed at the end. */
export async function fillCollections(
  pool: pg.Pool,
  { passagesACollection, modelId }: { passagesACollection: number; modelId: string },
): Promise<FilledCollections> {
  const asker = { userId: randomUUID(), workspaceId: randomUUID() };
  const colleague = randomUUID();
  const collectionIds = Array.from({ length: collectionCount }, () => randomUUID());
  const documentIds = new Map<string, string>();
  const documentIdOf = ({ collection, document }: Pick<Fact, "collection" | "document">) => {
    const key = `${collection}:${document}`;
    const id = documentIds.get(key) ?? randomUUID();
    documentIds.set(key, id);
    return id;
  };
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("drop index chunks_words, collection_words_backwards");
    for (const id of [asker.userId, colleague])
      await client.query("insert into auth.users (id) values ($1)", [id]);
    await client.query("insert into workspaces (id, name) values ($1, 'Bench')", [asker.workspaceId]);
    await client.query(
      "insert into memberships (workspace_id, user_id, role) select $1, unnest($2::uuid[]), 'member'",
      [asker.workspaceId, [asker.userId, colleague]],
    );
    for (const [collection, id] of collectionIds.entries()) {
      const isOwn = collection < readableCount / 2;
      await client.query(
        "insert into collections (workspace_id, id, user_id, name) values ($1, $2, $3, $4)",
        [...[asker.workspaceId, id, isOwn ? asker.userId : colleague, `Collection ${collection}`]],
      );
      if (!isOwn && collection < readableCount) await share(client, asker, id);
      const facts = factsOf(collection, passagesACollection);
      for (let first = 0; first < facts.length; first += aBatch) {
        const rows = facts.slice(first, first + aBatch).map((fact) => rowOf(fact, id, documentIdOf(fact)));
        await client.query(storing, [JSON.stringify(rows), asker.workspaceId, id, modelId]);
      }
    }
    await client.query(
      `insert into collection_words (workspace_id, collection_id, word, passages)
       select c.workspace_id, c.collection_id, substr(lexeme, 10), count(*) from chunks c
       cross join lateral unnest(tsvector_to_array(c.words) || app.search_mark('k', c.collection_id)) lexeme
       group by 1, 2, 3`,
    );
    await client.query("create index chunks_words on chunks using gin (words)");
    await client.query(
      "create index collection_words_backwards on collection_words (workspace_id, collection_id, backwards)",
    );
    await client.query("set session_replication_role = origin");
    await client.query("vacuum analyze collections, documents, chunks, collection_words, chunk_vectors");
  } finally {
    client.release();
  }
  return { asker, collectionIds, documentIdOf };
}

async function share(client: pg.PoolClient, { workspaceId, userId }: FilledCollections["asker"], id: string) {
  await client.query(
    `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
     values ($1, gen_random_uuid(), 'collection', $2, $3, 'viewer')`,
    [workspaceId, id, userId],
  );
}

const conceptOf = new Map(concepts().flatMap((words) => words.map((word) => [word, words[0] ?? ""])));

function rowOf(fact: Fact, collectionId: string, documentId: string) {
  const { title, place, text } = passageOf(fact);
  const { words, count } = passageWords(text, { title, folder: "", place });
  const unit = unitOf(conceptVector(`${title} › ${place}\n${text}`, conceptOf, "concepts"));
  return {
    ...{ document_id: documentId, number: fact.number, title, place, text, word_count: count },
    words: asMarkedVector(collectionId, words),
    signs: signsOf(unit),
    vector: bytesOf(unit).toString("base64"),
  };
}

const storing = `
  with said as materialized (
    select * from jsonb_to_recordset($1::jsonb) as s (
      document_id uuid, number int, title text, place text, text text, word_count int, words text, signs text,
      vector text)),
  titled as (
    insert into documents (workspace_id, id, collection_id, title, source, state)
    select distinct on (document_id) $2::uuid, document_id, $3::uuid, title, 'text', 'ready' from said
    on conflict do nothing),
  stored as (
    insert into chunks (workspace_id, document_id, number, collection_id, place, text, word_count, words)
    select $2::uuid, document_id, number, $3::uuid, place, text, word_count, words::tsvector from said)
  insert into chunk_vectors (workspace_id, document_id, number, collection_id, model_id, signs, vector)
  select $2::uuid, document_id, number, $3::uuid, $4::uuid, signs::varbit, decode(vector, 'base64') from said`;
