import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DocumentId } from "./reading.repository.ts";

/** The collection of a document, which stays until the transaction ends. Undefined: the document is gone. */
export async function findPlace(db: Db, { workspaceId, id }: DocumentId): Promise<string | undefined> {
  const { rows } = await sql<{ collectionId: string }>`
    select c.id as "collectionId" from collections c
    join documents d on d.workspace_id = c.workspace_id and d.collection_id = c.id
    where d.workspace_id = ${workspaceId} and d.id = ${id} for key share of c`.execute(db);
  return rows[0]?.collectionId;
}
