import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

/** Workspaces of which a standing hold keeps the account or something of it. */
export async function listHoldingWorkspaces(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct workspace_id as id from app.holds_on_account(${userId}) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Attempts on the same thing are recorded one after the other. */
export async function lockRefusals(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('refused_deletions'), hashtext(${id}))`.execute(db);
}

/** Whether an attempt on this thing was recorded since. */
export async function wasRefusedSince(
  db: Db,
  { workspaceId, id, since }: { workspaceId: string; id: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with recent as materialized (
      select envelope from audit_events
      where workspace_id = ${workspaceId} and act = 'hold.refused_deletion' and occurred_at >= ${since}
      order by number desc limit 1000)
    select from recent where convert_from(envelope, 'UTF8')::jsonb -> 'tgt' -> 0 ->> 'id' = ${id} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
