import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface BackupRow {
  id: string;
  recorded_at: Date;
  /** Null when the account is gone. */
  recorded_by: string | null;
}

export async function insertBackup(db: Db, { id, recorded_at, recorded_by }: BackupRow): Promise<void> {
  await sql`
    insert into recorded_backups (id, recorded_at, recorded_by) values (${id}, ${recorded_at}, ${recorded_by})`.execute(
    db,
  );
}

/** Backups recorded before the one with the id `before`, newest first, with the name of who recorded them. */
export async function listBackupRows(
  db: Db,
  page: { before?: string | undefined; limit: number },
): Promise<BackupRow[]> {
  const { rows } = await sql<BackupRow>`
    select id, recorded_at, app.name_of_person(recorded_by) as recorded_by from recorded_backups
    where ${page.before ?? null}::uuid is null or id < ${page.before ?? null}
    order by id desc limit ${page.limit}`.execute(db);
  return rows;
}
