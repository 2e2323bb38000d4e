import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether this is a failed run of the caller. */
export async function isOwnFailedRun(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from runs where workspace_id = app.workspace_id() and id = ${id} and user_id = auth.uid()
      and status = 'failed'`.execute(db);
  return rows.length === 1;
}

/** Returns false when it was dismissed before. */
export async function insertDismissedRun(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into dismissed_runs (workspace_id, run_id, user_id, dismissed_at)
    values (app.workspace_id(), ${id}, auth.uid(), ${at}) on conflict do nothing returning run_id`.execute(
    db,
  );
  return rows.length === 1;
}
