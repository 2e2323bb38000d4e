import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** The events of a run that row-level security shows to the caller, oldest first, at most 500. */
export async function listReadableOfRun(
  db: Db,
  runId: string,
): Promise<{ id: string; actor_id: string | null }[]> {
  const { rows } = await sql<{ id: string; actor_id: string | null }>`
    select id, actor_id from audit_events where workspace_id = app.workspace_id() and run_id = ${runId}
    order by number limit 500`.execute(db);
  return rows;
}
