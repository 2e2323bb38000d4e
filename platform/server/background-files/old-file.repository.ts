import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { BackgroundFiles, FileKey } from "./background-files.ts";

/** Deletes rows whose time is over. */
export async function deleteExpired(db: Db, { table }: BackgroundFiles, now: Date, limit: number) {
  const { rows } = await sql<FileKey & { user_id: string }>`
    delete from ${sql.table(table)} where (workspace_id, id) in (
      select workspace_id, id from ${sql.table(table)} where state in ('ready', 'failed') and expires_at <= ${now}
      limit ${limit} for update skip locked)
    returning workspace_id, id, user_id`.execute(db);
  return rows;
}

/** Rows on which nobody has worked since. */
export async function listStuck(
  db: Db,
  { table, contents, making }: BackgroundFiles,
  before: Date,
  limit: number,
) {
  const { rows } = await sql<FileKey & { user_id: string }>`
    select e.workspace_id, e.user_id, e.id from ${sql.table(table)} e
    where e.state in ('waiting', ${making}) and e.updated_at < ${before} and not exists (
      select from ${sql.table(contents)} c
      where c.workspace_id = e.workspace_id and c.id = e.id and c.updated_at >= ${before})
    order by e.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Contents without a row, locked. */
export async function lockOrphans(
  db: Db,
  { table, contents }: BackgroundFiles,
  limit: number,
): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    select workspace_id, id from ${sql.table(contents)} c
    where not exists (
      select from ${sql.table(table)} e where e.workspace_id = c.workspace_id and e.id = c.id)
    limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Notes that there may be bytes under this key. */
export async function noteContent(
  db: Db,
  { contents }: BackgroundFiles,
  { workspace_id, id }: FileKey,
): Promise<void> {
  await sql`
    insert into ${sql.table(contents)} (workspace_id, id) values (${workspace_id}, ${id})
    on conflict do nothing`.execute(db);
}

export async function deleteContentRow(
  db: Db,
  { contents }: BackgroundFiles,
  { workspace_id, id }: FileKey,
): Promise<void> {
  await sql`delete from ${sql.table(contents)} where workspace_id = ${workspace_id} and id = ${id}`.execute(
    db,
  );
}
