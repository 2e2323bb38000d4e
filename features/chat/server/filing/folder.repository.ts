import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface FolderRow {
  workspace_id: string;
  id: string;
  user_id: string;
  name: string;
}

/** The caller's folders in their order. */
export async function listFolders(db: Db, limit: number): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select * from folders where workspace_id = app.workspace_id() and user_id = auth.uid()
    order by place, id limit ${limit}`.execute(db);
  return rows;
}

export async function findFolder(db: Db, id: string): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    select * from folders where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** Stores a folder below the others. Undefined when the person has `most` already. */
export async function insertFolder(
  db: Db,
  { id, name }: Pick<FolderRow, "id" | "name">,
  most: number,
): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    insert into folders (workspace_id, id, user_id, name, place)
    select app.workspace_id(), ${id}, auth.uid(), ${name}, coalesce(max(place), 0) + 1
    from folders where workspace_id = app.workspace_id() and user_id = auth.uid()
    having count(*) < ${most} returning *`.execute(db);
  return rows[0];
}

export async function updateFolderName(db: Db, id: string, name: string): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    update folders set name = ${name} where workspace_id = app.workspace_id() and id = ${id} returning *`.execute(
    db,
  );
  return rows[0];
}

export async function deleteFolderRow(db: Db, id: string): Promise<void> {
  await sql`delete from folders where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** Gives the caller's folders the places of their ids. Ids of others change nothing. */
export async function updateFolderPlaces(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update folders f set place = o.place
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where f.workspace_id = app.workspace_id() and f.user_id = auth.uid() and f.id = o.id`.execute(db);
}
