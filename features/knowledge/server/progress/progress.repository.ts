import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import { type DocumentRow, documentColumns } from "../documents/document.repository.ts";

/** How many passages of a collection have a vector of this model, as far as the caller can read it. */
export async function countVectors(
  db: Db,
  collectionId: string,
  modelId: string,
): Promise<{ passages: number; done: number; refused: number }> {
  const { rows } = await sql<{ passages: number; done: number; refused: number }>`
    select (
        select coalesce(sum(d.passage_count), 0)::int from documents d
        where d.workspace_id = app.workspace_id() and d.collection_id = ${collectionId}) as passages,
      count(*)::int as done, count(*) filter (where length(signs) = 0)::int as refused
    from chunk_vectors where collection_id = ${collectionId} and model_id = ${modelId}`.execute(db);
  return rows[0] ?? { passages: 0, done: 0, refused: 0 };
}

/** Makes failed documents of a collection wait to be read anew; addresses are asked first. Returns them. */
export async function queueFailed(db: Db, collectionId: string, limit: number): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    update documents d set state = 'waiting', problem = null, problem_detail = null, attempts = 0,
      fetch_due = (source = 'address'), updated_at = now()
    where d.workspace_id = app.workspace_id() and d.id = any (array(
      select id from documents
      where workspace_id = app.workspace_id() and collection_id = ${collectionId} and state = 'failed'
      order by id limit ${limit} for update skip locked))
    returning ${documentColumns}`.execute(db);
  return rows;
}

/** Has passages that a model refused asked again: they have no vector any more. Returns how many. */
export async function forgetRefused(
  db: Db,
  { workspace_id, id }: { workspace_id: string; id: string },
): Promise<number> {
  const { rows } = await executeAsService(
    db,
    `delete from chunk_vectors where workspace_id = $1 and collection_id = $2 and vector is null returning 1`,
    [workspace_id, id],
  );
  return rows.length;
}
