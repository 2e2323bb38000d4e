import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether row-level security shows this event to the caller. */
export async function isReadable(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from audit_events where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** The ids of a run's events that row-level security shows to the caller, oldest first, at most 500. */
export async function listReadableOfRun(db: Db, runId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_events where workspace_id = app.workspace_id() and run_id = ${runId}
    order by number limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
