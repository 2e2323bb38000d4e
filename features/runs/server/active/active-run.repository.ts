import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { WaitKind } from "../../contract/index.ts";
import type { RunRow } from "../run.repository.ts";

const areActive = sql`workspace_id = app.workspace_id() and user_id = auth.uid() and parent_run_id is null
  and status in ('queued', 'running', 'waiting')`;

/** The caller's runs that have not ended and that no other run has started, newest first. */
export async function listActiveRunRows(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select * from runs where ${areActive} and (${before ?? null}::uuid is null or id < ${before ?? null}::uuid)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countActiveRuns(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from runs where ${areActive}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OpenWait {
  runId: string;
  kind: WaitKind;
  wakeAt: Date | null;
  /** What has to happen, for an event. */
  awaits: string | null;
}

/** What these runs of the caller wait for, the earliest ten of each. */
export async function listOpenWaits(db: Db, runIds: readonly string[]): Promise<OpenWait[]> {
  const { rows } = await sql<OpenWait>`
    select run_id as "runId", kind, wake_at as "wakeAt", awaits from (
      select run_id, kind, wake_at, declared_at, case when kind = 'event' then asks ->> 'awaits' end as awaits,
        row_number() over (partition by run_id order by declared_at, step_key) as place
      from run_waits
      where workspace_id = app.workspace_id() and run_id = any(${[...runIds]}::uuid[]) and declared_at is not null
        and satisfied_at is null and closed_at is null) as open
    where place <= 10 order by run_id, place`.execute(db);
  return rows;
}
