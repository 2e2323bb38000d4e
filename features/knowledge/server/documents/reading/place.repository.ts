import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DocumentId } from "./reading.repository.ts";

/**
 * The collection of a document. Both stay, and nobody else stores passages of the document, until the transaction ends.
 * Undefined: it is gone.
 */
export async function lockPlace(db: Db, { workspaceId, id }: DocumentId): Promise<string | undefined> {
  // First the collection, as those who delete one do.
  await sql`
    select from collections c join documents d on d.workspace_id = c.workspace_id and d.collection_id = c.id
    where d.workspace_id = ${workspaceId} and d.id = ${id} for key share of c`.execute(db);
  const { rows } = await sql<{ collectionId: string }>`
    select collection_id as "collectionId" from documents
    where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db);
  return rows[0]?.collectionId;
}

export interface Makers {
  /** Who owns the collection and who added the document. */
  people: string[];
  madeAt: Date;
  changedAt: Date;
}

export async function findMakers(db: Db, { workspaceId, id }: DocumentId): Promise<Makers | undefined> {
  const { rows } = await sql<Makers>`
    select array_remove(array[c.user_id, d.added_by], null) as people, d.created_at as "madeAt",
      d.updated_at as "changedAt"
    from documents d join collections c on c.workspace_id = d.workspace_id and c.id = d.collection_id
    where d.workspace_id = ${workspaceId} and d.id = ${id}`.execute(db);
  return rows[0];
}
