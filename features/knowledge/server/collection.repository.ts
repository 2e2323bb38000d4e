import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export interface CollectionRow {
  workspace_id: string;
  id: string;
  user_id: string;
  name: string;
  description: string;
  created_at: Date;
  updated_at: Date;
}

export async function insertCollection(
  db: Db,
  collection: Pick<CollectionRow, "id" | "user_id" | "name" | "description">,
): Promise<CollectionRow> {
  const { id, user_id, name, description } = collection;
  const { rows } = await sql<CollectionRow>`
    insert into collections (workspace_id, id, user_id, name, description)
    values (app.workspace_id(), ${id}, ${user_id}, ${name}, ${description}) returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The collection was not stored.");
  return row;
}

export async function findCollection(db: Db, id: string): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select * from collections where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** `delete` waits for those who store passages, before anything else is locked. They and a `change` go on together. */
export type CollectionLock = "change" | "delete";

/** Like `findCollection`, and locks it until the transaction ends. Only those that the caller may edit are found. */
export async function lockCollection(
  db: Db,
  id: string,
  lock: CollectionLock,
): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select * from collections where workspace_id = app.workspace_id() and id = ${id}
    ${lock === "delete" ? sql`for update` : sql`for no key update`}`.execute(db);
  return rows[0];
}

export async function updateCollection(
  db: Db,
  id: string,
  { name, description }: { name?: string | undefined; description?: string | undefined },
): Promise<CollectionRow> {
  const { rows } = await sql<CollectionRow>`
    update collections set name = coalesce(${name ?? null}, name),
      description = coalesce(${description ?? null}, description), updated_at = now()
    where workspace_id = app.workspace_id() and id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The collection is gone.");
  return row;
}

/** Deletes a collection with its documents, and what was granted on it. */
export async function deleteCollectionRow(db: Db, { workspace_id, id }: CollectionRow): Promise<void> {
  await sql`delete from collections where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  await executeAsService(
    db,
    "delete from grants where workspace_id = $1 and object_type = 'collection' and object_id = $2",
    [workspace_id, id],
  );
}

/** All collections of a workspace, also those that the caller does not see. */
export async function countCollections(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await executeAsService(
    db,
    "select count(*)::int as count from collections where workspace_id = $1",
    [workspaceId],
  );
  return Number(rows[0]?.count ?? 0);
}
