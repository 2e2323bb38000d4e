import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SeenLog {
  id: string;
  origin: string;
  generation: number;
  opened_at: Date;
  closed_at: Date | null;
  closed_because: string | null;
  size: number;
  signed_size: number | null;
  root: Buffer | null;
  note: string | null;
  signed_at: Date | null;
}

/** The logs of a workspace with their newest checkpoints, newest generation first. A few restores make a few logs. */
export async function listLogs(db: Db, workspaceId: string): Promise<SeenLog[]> {
  const { rows } = await sql<SeenLog>`
    select logs.id, origin, generation, opened_at, closed_at, closed_because, logs.size::float8 as size,
      checkpoint.size::float8 as signed_size, root, note, signed_at
    from logs left join lateral (
      select * from log_checkpoints where log_id = logs.id order by size desc limit 1) checkpoint on true
    where workspace_id = ${workspaceId} order by generation desc limit 100`.execute(db);
  return rows;
}

/** How many events, up to 10,000, wait for their place, and since when the oldest does. */
export async function countWaiting(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(occurred_at) as since from (
      select occurred_at from audit_events event
      -- Each looked up before: a join would compare all events with it.
      where (event.transaction_id, event.number)
          > ((select transaction_id from log_sequencer), (select number from log_sequencer))
        and event.number > (select restored_number from log_sequencer)
      order by event.transaction_id, event.number limit 10000) waiting`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
