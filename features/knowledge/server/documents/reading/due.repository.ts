import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DocumentId } from "./reading.repository.ts";

export interface QueuedDocument extends DocumentId {
  collectionId: string;
  /** Null: the account does not exist any more. */
  addedBy: string | null;
}

/** Makes addresses whose time has come wait to be asked. Each is taken by one server. Returns them. */
export async function takeDue(db: Db, now: Date, limit: number): Promise<QueuedDocument[]> {
  const { rows } = await sql<QueuedDocument>`
    update documents d set state = 'waiting', problem = null, problem_detail = null, attempts = 0, fetch_due = true,
      refresh_at = ${now}::timestamptz + d.refresh_hours * interval '1 hour', updated_at = now()
    from (
      select workspace_id, id from documents
      where refresh_at <= ${now} and refresh_hours is not null and state in ('ready', 'failed')
      order by refresh_at limit ${limit} for update skip locked) due
    where d.workspace_id = due.workspace_id and d.id = due.id
    returning d.workspace_id as "workspaceId", d.id, d.collection_id as "collectionId", d.added_by as "addedBy"`.execute(
    db,
  );
  return rows;
}

/** Documents that have been waiting for longer than any job lasts. */
export async function listStuck(db: Db, before: Date, limit: number): Promise<QueuedDocument[]> {
  const { rows } = await sql<QueuedDocument>`
    select workspace_id as "workspaceId", id, collection_id as "collectionId", added_by as "addedBy" from documents
    where state in ('waiting', 'reading') and updated_at < ${before} order by updated_at limit ${limit}`.execute(
    db,
  );
  return rows;
}
