import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ActiveRun, ModelBadge, RunError, RunStatus } from "../contract/index.ts";

export interface RunRow {
  workspace_id: string;
  id: string;
  user_id: string;
  host: string;
  host_id: string;
  message_id: string | null;
  status: RunStatus;
  model_ref: string | null;
  model: ModelBadge | null;
  time_zone: string;
  /** Of a visitor of the demo. */
  is_visitors: boolean;
  attempt: number;
  crash_count: number;
  step_count: number;
  input_tokens: number;
  output_tokens: number;
  error: RunError | null;
  cancel_requested_at: Date | null;
  fence: number;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

export type NewRun = Pick<
  RunRow,
  | "workspace_id"
  | "id"
  | "user_id"
  | "host"
  | "host_id"
  | "message_id"
  | "model_ref"
  | "time_zone"
  | "is_visitors"
>;

/** A run that was just taken over. */
export interface ClaimedRun extends RunRow {
  was_queued: boolean;
  /** Whether its person may still act in its workspace. */
  may_act: boolean;
}

/** How long a server may be silent before another one takes its runs over. */
export const leaseSeconds = 6;

/** Stores a run; with `nodeId` it is already taken by that server, else any worker takes it. */
export async function insertRun(db: Db, run: NewRun, nodeId: string | null): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    insert into runs (workspace_id, id, user_id, host, host_id, message_id, model_ref, time_zone, is_visitors, status,
      node_id, fence, attempt, lease_until, started_at)
    values (${run.workspace_id}, ${run.id}, ${run.user_id}, ${run.host}, ${run.host_id}, ${run.message_id},
      ${run.model_ref}, ${run.time_zone}, ${run.is_visitors}, ${nodeId ? "running" : "queued"}, ${nodeId}, ${nodeId ? 1 : 0},
      ${nodeId ? 1 : 0}, ${nodeId ? sql`now() + make_interval(secs => ${leaseSeconds})` : null},
      ${nodeId ? sql`now()` : null})
    returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The run was not stored.");
  return row;
}

export async function findRun(db: Db, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** Those of the caller's runs with these ids that are not over. */
export async function findActiveRuns(db: Db, ids: string[]): Promise<ActiveRun[]> {
  const { rows } = await sql<ActiveRun>`
    select id, status from runs
    where workspace_id = app.workspace_id() and id = any(${ids}::uuid[]) and status in ('queued', 'running', 'waiting')`.execute(
    db,
  );
  return rows;
}

export async function requestCancel(db: Db, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update runs set cancel_requested_at = coalesce(cancel_requested_at, now())
    where workspace_id = app.workspace_id() and id = ${id} returning *`.execute(db);
  return rows[0];
}

/**
 * Takes over up to `limit` runs that nobody holds, but none of `ownIds`, which this server advances already.
 * The new fence makes all writes of the old holder fail.
 */
export async function claimRuns(
  db: Db,
  nodeId: string,
  ownIds: string[],
  limit: number,
): Promise<ClaimedRun[]> {
  const { rows } = await sql<ClaimedRun>`
    with free as (
      select id, status from runs where status in ('queued', 'running') and (lease_until is null or lease_until < now())
        and id <> all(${ownIds}::uuid[])
      order by lease_until nulls first limit ${limit} for update skip locked)
    update runs set node_id = ${nodeId}, fence = fence + 1, attempt = attempt + 1, status = 'running',
      crash_count = crash_count + case when lease_until is null then 0 else 1 end,
      started_at = coalesce(started_at, now()), lease_until = now() + make_interval(secs => ${leaseSeconds})
    from free where runs.id = free.id
    returning runs.*, free.status = 'queued' as was_queued,
      app.may_act(runs.user_id, runs.workspace_id) as may_act`.execute(db);
  return rows;
}

/** Prolongs this server's leases. What does not come back was taken by another server or has ended. */
export async function renewLeases(
  db: Db,
  nodeId: string,
  ids: string[],
): Promise<{ id: string; fence: number; isCancelRequested: boolean }[]> {
  const { rows } = await sql<{ id: string; fence: number; isCancelRequested: boolean }>`
    update runs set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = any(${ids}::uuid[]) and node_id = ${nodeId} and status = 'running'
    returning id, fence, cancel_requested_at is not null as "isCancelRequested"`.execute(db);
  return rows;
}

/** Gives runs back at once, for another worker to continue; what this server still writes of them is refused. */
export async function releaseRuns(db: Db, nodeId: string): Promise<void> {
  await sql`update runs set lease_until = null, fence = fence + 1 where node_id = ${nodeId} and status = 'running'`.execute(
    db,
  );
}

/** Locks the run if `fence` still holds it; absent means that this server must stop touching it. */
export async function lockRun(db: Db, id: string, fence: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where id = ${id} and fence = ${fence} for update`.execute(db);
  return rows[0];
}

/**
 * Whether `fence` still holds the run, which stays so until the transaction ends. Others may ask the same at
 * the same time.
 */
export async function holdRun(db: Db, run: Pick<RunRow, "workspace_id" | "id" | "fence">): Promise<boolean> {
  const { rows } = await sql`
    select 1 from runs where workspace_id = ${run.workspace_id} and id = ${run.id} and fence = ${run.fence}
      and status = 'running' for share`.execute(db);
  return rows.length > 0;
}

export interface RunProgress {
  status: RunStatus;
  step_count: number;
  input_tokens: number;
  output_tokens: number;
  model: ModelBadge | null;
  error: RunError | null;
}

export async function updateRun(db: Db, id: string, progress: RunProgress): Promise<RunRow> {
  const isOver = progress.status !== "running";
  const { rows } = await sql<RunRow>`
    update runs set status = ${progress.status}, step_count = ${progress.step_count},
      input_tokens = ${progress.input_tokens}, output_tokens = ${progress.output_tokens},
      model = ${jsonOrNull(progress.model)}::jsonb, error = ${jsonOrNull(progress.error)}::jsonb,
      ended_at = ${isOver ? sql`now()` : sql`ended_at`}, lease_until = ${isOver ? null : sql`lease_until`}
    where id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The run is gone.");
  return row;
}

export interface RunsOfHost {
  workspaceId: string;
  host: string;
  hostId: string;
}

/** Deletes the runs of a host with their steps and chunks; returns how many there were. */
export async function deleteRuns(db: Db, { workspaceId, host, hostId }: RunsOfHost): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from runs where workspace_id = ${workspaceId} and host = ${host} and host_id = ${hostId} returning id),
    chunks as (
      delete from run_chunks where workspace_id = ${workspaceId} and run_id in (select id from gone))
    select id from gone`.execute(db);
  return rows.length;
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
