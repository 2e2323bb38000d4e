import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EventExportKey } from "./event-export.repository.ts";

/** Deletes exports whose time is over. */
export async function deleteExpired(db: Db, now: Date, limit: number) {
  const { rows } = await sql<EventExportKey & { user_id: string }>`
    delete from event_exports where (workspace_id, id) in (
      select workspace_id, id from event_exports where state in ('ready', 'failed') and expires_at <= ${now}
      limit ${limit} for update skip locked)
    returning workspace_id, id, user_id`.execute(db);
  return rows;
}

/** Exports that nobody has written on since. */
export async function listStuckExports(db: Db, before: Date, limit: number) {
  const { rows } = await sql<EventExportKey & { user_id: string }>`
    select e.workspace_id, e.user_id, e.id from event_exports e
    where e.state in ('waiting', 'writing') and e.updated_at < ${before} and not exists (
      select from event_export_contents c
      where c.workspace_id = e.workspace_id and c.id = e.id and c.updated_at >= ${before})
    order by e.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Contents without an export, locked. */
export async function lockOrphanedContents(db: Db, limit: number): Promise<EventExportKey[]> {
  const { rows } = await sql<EventExportKey>`
    select workspace_id, id from event_export_contents c
    where not exists (select from event_exports e where e.workspace_id = c.workspace_id and e.id = c.id)
    limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Notes that there may be bytes under this key. */
export async function noteContent(db: Db, { workspace_id, id }: EventExportKey): Promise<void> {
  await sql`
    insert into event_export_contents (workspace_id, id) values (${workspace_id}, ${id}) on conflict do nothing`.execute(
    db,
  );
}

export async function deleteContentRow(db: Db, { workspace_id, id }: EventExportKey): Promise<void> {
  await sql`delete from event_export_contents where workspace_id = ${workspace_id} and id = ${id}`.execute(
    db,
  );
}
