import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * The runs of everybody at a host that nobody stops yet, without those that other runs have started. Locked; whoever
 * writes one at this moment keeps it. For background work.
 */
export async function lockOpenRunsAt(db: Db, host: string, hostId: string): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select * from runs where host = ${host} and host_id = ${hostId} and parent_run_id is null
      and status in ('queued', 'running', 'waiting') and cancel_requested_at is null
    order by id for update skip locked`.execute(db);
  return rows;
}
