import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { ActiveRun, ModelBadge, RunError, RunStatus } from "../contract/index.ts";
import type { GivenValues } from "./given-values.ts";
import type { HandOver } from "./hand-over.ts";
import type { RunTrigger } from "./run-trigger.ts";

export interface RunRow {
  workspace_id: string;
  id: string;
  user_id: string;
  host: string;
  host_id: string;
  message_id: string | null;
  status: RunStatus;
  /** The kind of driver that advances it. */
  driver: string;
  trigger_kind: RunTrigger["kind"];
  trigger_id: string | null;
  agent_version_id: string | null;
  /** With which it began, also after it was handed over. */
  agent_values: GivenValues | null;
  /** Each time that an agent gave the rest of it to another one, the first one first. */
  hand_overs: HandOver[];
  /** The run that started it, and the key of that run's step. */
  parent_run_id: string | null;
  parent_step_key: string | null;
  /** The run that it was forked from, and the number of the last step that it begins with. */
  forked_from_run_id: string | null;
  forked_after_step: number | null;
  /** The number of its ancestors. */
  depth: number;
  model_ref: string | null;
  model: ModelBadge | null;
  time_zone: string;
  /** True for a visitor of the demo. */
  is_visitors: boolean;
  /** Its person is told of its end. */
  is_background: boolean;
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
  /** When it resumes at the latest. Set only while it waits. */
  wake_at: Date | null;
  /** Time spent working before it was last claimed. */
  active_ms: number;
}

export type NewRun = Pick<
  RunRow,
  | "workspace_id"
  | "id"
  | "user_id"
  | "host"
  | "host_id"
  | "message_id"
  | "driver"
  | "trigger_kind"
  | "trigger_id"
  | "agent_version_id"
  | "model_ref"
  | "time_zone"
  | "is_visitors"
> &
  Partial<
    Pick<
      RunRow,
      | "parent_run_id"
      | "parent_step_key"
      | "agent_values"
      | "depth"
      | "is_background"
      | "forked_from_run_id"
      | "forked_after_step"
    >
  >;

/** After this silence of a server, another one claims its runs. */
export const leaseSeconds = 6;

/** Stores a run. With `nodeId` that server holds it already; otherwise it is queued for any worker. */
export async function insertRun(db: Db, run: NewRun, nodeId: string | null): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    insert into runs (workspace_id, id, user_id, host, host_id, message_id, driver, trigger_kind, trigger_id,
      agent_version_id, parent_run_id, parent_step_key, depth, model_ref, time_zone, is_visitors, is_background, forked_from_run_id, forked_after_step, agent_values, status,
      node_id, fence, attempt, lease_until, started_at, active_since)
    values (${run.workspace_id}, ${run.id}, ${run.user_id}, ${run.host}, ${run.host_id}, ${run.message_id},
      ${run.driver}, ${run.trigger_kind}, ${run.trigger_id}, ${run.agent_version_id}, ${run.parent_run_id ?? null},
      ${run.parent_step_key ?? null}, ${run.depth ?? 0}, ${run.model_ref}, ${run.time_zone}, ${run.is_visitors},
      ${run.is_background ?? false}, ${run.forked_from_run_id ?? null}, ${run.forked_after_step ?? null},
      ${jsonOrNull(run.agent_values ?? null)}::jsonb,
      ${nodeId ? "running" : "queued"}, ${nodeId}, ${nodeId ? 1 : 0}, ${nodeId ? 1 : 0},
      ${nodeId ? sql`now() + make_interval(secs => ${leaseSeconds})` : null},
      ${nodeId ? sql`now()` : null}, ${nodeId ? sql`now()` : null})
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

/** A run of this workspace that the transaction may read. */
export async function findRunOf(db: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return rows[0];
}

/** A run, for background work. */
export async function findRunAsService(
  pool: pg.Pool,
  workspaceId: string,
  id: string,
): Promise<RunRow | undefined> {
  const { rows } = await pool.query<RunRow>("select * from runs where workspace_id = $1 and id = $2", [
    workspaceId,
    id,
  ]);
  return rows[0];
}

/** The caller's unfinished runs among these ids. */
export async function findActiveRuns(db: Db, ids: string[]): Promise<ActiveRun[]> {
  const { rows } = await sql<ActiveRun>`
    select id, status from runs
    where workspace_id = app.workspace_id() and id = any(${ids}::uuid[]) and status in ('queued', 'running', 'waiting')`.execute(
    db,
  );
  return rows;
}

/** The child that a run started in this step. */
export async function findChildRun(
  db: Db,
  parent: Pick<RunRow, "workspace_id" | "id">,
  stepKey: string,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = ${parent.workspace_id} and parent_run_id = ${parent.id}
      and parent_step_key = ${stepKey}`.execute(db);
  return rows[0];
}

/** The run of the caller that a step with this key has started. */
export async function findRunOfStep(db: Db, stepKey: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = app.workspace_id() and parent_step_key = ${stepKey}
      and parent_run_id is not null limit 1`.execute(db);
  return rows[0];
}

/**
 * Up to `limit` unfinished children of a run that are not being cancelled, locked until the transaction ends.
 */
export async function lockOpenChildren(
  db: Db,
  parent: Pick<RunRow, "workspace_id" | "id">,
  limit: number,
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = ${parent.workspace_id} and parent_run_id = ${parent.id}
      and ended_at is null and cancel_requested_at is null
    order by id limit ${limit} for update`.execute(db);
  return rows;
}

/** Requests that the holder of a run stops it. Keeps the time of an earlier request. */
export async function requestCancel(
  db: Db,
  { workspace_id, id }: Pick<RunRow, "workspace_id" | "id">,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update runs set cancel_requested_at = coalesce(cancel_requested_at, now())
    where workspace_id = ${workspace_id} and id = ${id} returning *`.execute(db);
  return rows[0];
}

/**
 * Requests that an engine cancels an unfinished run, and queues it if it waits. Returns false when it has ended or
 * somebody has requested it before. Runs as the service, because the run may be another person's.
 */
export async function requestCancelAsService(
  db: Db,
  { workspace_id, id }: Pick<RunRow, "workspace_id" | "id">,
): Promise<boolean> {
  const { rows } = await executeAsService(
    db,
    `update runs set cancel_requested_at = now(), wake_at = null,
       status = case when status = 'waiting' then 'queued' else status end
     where workspace_id = $1 and id = $2 and ended_at is null and cancel_requested_at is null returning id`,
    [workspace_id, id],
  );
  return rows.length > 0;
}

export interface RunProgress {
  status: RunStatus;
  step_count: number;
  input_tokens: number;
  output_tokens: number;
  model: ModelBadge | null;
  error: RunError | null;
  /** When a waiting run resumes at the latest. */
  wake_at?: Date | null;
}

/**
 * Stores the state of a run. A run that ends or waits is released, and its active time stops. Reaching a wait
 * resets the crash count.
 */
export async function updateRun(
  db: Db,
  { workspace_id, id }: Pick<RunRow, "workspace_id" | "id">,
  progress: RunProgress,
): Promise<RunRow> {
  const { status } = progress;
  const isHeld = status === "running";
  const { rows } = await sql<RunRow>`
    update runs set status = ${status}, step_count = ${progress.step_count},
      input_tokens = ${progress.input_tokens}, output_tokens = ${progress.output_tokens},
      model = ${jsonOrNull(progress.model)}::jsonb, error = ${jsonOrNull(progress.error)}::jsonb,
      wake_at = ${status === "waiting" ? (progress.wake_at ?? null) : null}
      ${isOver(status) ? sql`, ended_at = now()` : sql``}
      ${status === "waiting" ? sql`, crash_count = 0` : sql``}
      ${isHeld ? sql`` : sql`, lease_until = null, active_ms = ${activeMsUntil(sql`now()`)}, active_since = null`}
    where workspace_id = ${workspace_id} and id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The run is gone.");
  return row;
}

/** Stores that a step of a run only read what was said, and which message the run writes from now on. */
export async function updateInputs(
  db: Db,
  { workspace_id, id }: Pick<RunRow, "workspace_id" | "id">,
  { messageId, stepCount }: { messageId: string; stepCount: number },
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    update runs set message_id = ${messageId}, step_count = ${stepCount}
    where workspace_id = ${workspace_id} and id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The run is gone.");
  return row;
}

export function isOver(status: RunStatus): status is "succeeded" | "failed" | "cancelled" {
  return status === "succeeded" || status === "failed" || status === "cancelled";
}

/** The active time of a run, including its holder's work until `end`. */
export function activeMsUntil(end: ReturnType<typeof sql>) {
  return sql`runs.active_ms + coalesce(greatest(0, extract(epoch from ${end} - runs.active_since) * 1000), 0)::bigint`;
}

export interface RunsOfHost {
  workspaceId: string;
  host: string;
  hostId: string;
}

/** Deletes a host's runs and their descendants, with steps, waits and chunks. Returns the number of runs. */
export async function deleteRuns(db: Db, { workspaceId, host, hostId }: RunsOfHost): Promise<number> {
  const { rows } = await sql`
    with recursive gone as (
      select id from runs where workspace_id = ${workspaceId} and host = ${host} and host_id = ${hostId}
      union
      select r.id from runs r join gone on r.workspace_id = ${workspaceId} and r.parent_run_id = gone.id),
    chunks as (
      delete from run_chunks where workspace_id = ${workspaceId} and run_id in (select id from gone))
    delete from runs where workspace_id = ${workspaceId} and id in (select id from gone) returning id`.execute(
    db,
  );
  return rows.length;
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
