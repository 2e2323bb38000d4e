import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface FolderRow {
  workspace_id: string;
  id: string;
  user_id: string;
  name: string;
  deleted_at: Date | null;
}

/** The caller's folders in their order. */
export async function listFolders(db: Db, limit: number): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select * from folders where workspace_id = app.workspace_id() and user_id = auth.uid() and deleted_at is null
    order by place, id limit ${limit}`.execute(db);
  return rows;
}

export async function findFolder(db: Db, id: string): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    select * from folders where workspace_id = app.workspace_id() and id = ${id} and deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Like `findFolder`, but includes deleted ones and locks the row until the transaction ends. */
export async function lockFolder(db: Db, id: string): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    select * from folders where workspace_id = app.workspace_id() and id = ${id} for update`.execute(db);
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
    from folders where workspace_id = app.workspace_id() and user_id = auth.uid() and deleted_at is null
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

/** Hides a folder, which remembers its conversations. They return to the list. */
export async function hideFolder(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    with taken as (
      delete from filings where workspace_id = app.workspace_id() and user_id = auth.uid() and folder_id = ${id}
      returning conversation_id)
    update folders set deleted_at = ${at}, held_conversations = array(select conversation_id from taken)
    where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/**
 * Shows a hidden folder again, with those of its conversations that were not filed elsewhere since. False when the
 * person has `most` others.
 */
export async function showFolder(db: Db, id: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ held_conversations: string[] }>`
    update folders f set deleted_at = null
    where f.workspace_id = app.workspace_id() and f.id = ${id} and ${most} > (
      select count(*) from folders o
      where o.workspace_id = app.workspace_id() and o.user_id = auth.uid() and o.deleted_at is null)
    returning f.held_conversations`.execute(db);
  if (!rows[0]) return false;
  await sql`
    insert into filings (workspace_id, user_id, conversation_id, state, folder_id)
    select c.workspace_id, auth.uid(), c.id, 'in_folder', ${id} from conversations c
    where c.workspace_id = app.workspace_id() and c.id = any(${rows[0].held_conversations}::uuid[])
    on conflict do nothing`.execute(db);
  await sql`
    update folders set held_conversations = '{}' where workspace_id = app.workspace_id() and id = ${id}`.execute(
    db,
  );
  return true;
}

/** Gives the caller's folders the places of their ids. Ids of others change nothing. */
export async function updateFolderPlaces(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update folders f set place = o.place
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where f.workspace_id = app.workspace_id() and f.user_id = auth.uid() and f.id = o.id`.execute(db);
}
