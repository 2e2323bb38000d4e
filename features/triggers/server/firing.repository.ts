import { sql } from "kysely";
import type { RunStatus } from "#features/runs/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { type Firing, mostFailuresInRow } from "../contract/index.ts";
import type { TriggerRow } from "./trigger.repository.ts";

export interface FiringRow {
  workspace_id: string;
  id: string;
  trigger_id: string;
  user_id: string;
  cause: Firing["cause"];
  key: string;
  due_at: Date;
  fired_at: Date;
  outcome: Firing["outcome"];
  reason_code: string | null;
  reason: string | null;
  body_hash: string | null;
  conversation_id: string | null;
  run_id: string | null;
  origins: string[];
}

/**
 * Stores a firing. Undefined when there is one with its key, unless that is a refused delivery with the same body: it
 * started nothing, so its sender may send it again.
 */
export async function insertFiring(db: Db, row: FiringRow): Promise<FiringRow | undefined> {
  const { rows } = await sql<FiringRow>`
    insert into trigger_firings (workspace_id, id, trigger_id, user_id, cause, key, due_at, fired_at, outcome,
      reason_code, reason, body_hash, conversation_id, run_id, origins)
    values (${row.workspace_id}, ${row.id}, ${row.trigger_id}, ${row.user_id}, ${row.cause}, ${row.key},
      ${row.due_at}, ${row.fired_at}, ${row.outcome}, ${row.reason_code}, ${row.reason}, ${row.body_hash},
      ${row.conversation_id}, ${row.run_id}, ${row.origins}::uuid[])
    on conflict (workspace_id, trigger_id, key) do update set fired_at = excluded.fired_at, due_at = excluded.due_at,
      outcome = excluded.outcome, reason_code = excluded.reason_code, reason = excluded.reason,
      conversation_id = excluded.conversation_id, run_id = excluded.run_id
    where trigger_firings.cause = 'delivery' and trigger_firings.outcome = 'refused'
      and trigger_firings.body_hash = excluded.body_hash
    returning *`.execute(db);
  return rows[0];
}

export async function findFiring(
  db: Db,
  { workspace_id, id }: Pick<TriggerRow, "workspace_id" | "id">,
  key: string,
): Promise<FiringRow | undefined> {
  const { rows } = await sql<FiringRow>`
    select * from trigger_firings
    where workspace_id = ${workspace_id} and trigger_id = ${id} and key = ${key}`.execute(db);
  return rows[0];
}

/** Whether a run that the trigger started has not ended. */
export async function hasActiveRun(
  db: Db,
  { workspace_id, id }: Pick<TriggerRow, "workspace_id" | "id">,
): Promise<boolean> {
  const { rows } = await sql`
    select from trigger_firings f join runs r on r.workspace_id = f.workspace_id and r.id = f.run_id
    where f.workspace_id = ${workspace_id} and f.trigger_id = ${id} and r.ended_at is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether the last firings all failed since the trigger became active. One that still works does not count. */
export async function hasFailedInRow(
  db: Db,
  { workspace_id, id, active_since }: Pick<TriggerRow, "workspace_id" | "id" | "active_since">,
): Promise<boolean> {
  const { rows } = await sql<{ hasFailed: boolean }>`
    select count(*) = ${mostFailuresInRow} and bool_and(failed) as "hasFailed" from (
      select f.outcome = 'refused' or r.status = 'failed' as failed
      from trigger_firings f left join runs r on r.workspace_id = f.workspace_id and r.id = f.run_id
      where f.workspace_id = ${workspace_id} and f.trigger_id = ${id} and f.fired_at >= ${active_since}
        and f.outcome <> 'skipped' and (f.run_id is null or r.ended_at is not null)
      order by f.id desc limit ${mostFailuresInRow}) as last`.execute(db);
  return rows[0]?.hasFailed ?? false;
}

/** The firing that started a run, or one of the runs above it. For background work. */
export async function findOrigin(
  db: Db,
  { workspaceId, runId, callId }: { workspaceId: string; runId: string | null; callId?: string },
): Promise<Pick<FiringRow, "trigger_id" | "origins"> | undefined> {
  if (runId === null && callId === undefined) return undefined;
  const { rows } = await sql<Pick<FiringRow, "trigger_id" | "origins">>`
    with recursive above as (
      select r.id, r.parent_run_id, 0 as height from runs r
      where r.workspace_id = ${workspaceId} and r.id = coalesce(${runId}::uuid, (
        select c.run_id from tool_calls c where c.workspace_id = ${workspaceId} and c.id = ${callId ?? null}::uuid))
      union all
      select r.id, r.parent_run_id, above.height + 1 from above join runs r
        on r.workspace_id = ${workspaceId} and r.id = above.parent_run_id
      where above.height < 20)
    select f.trigger_id, f.origins from above join trigger_firings f
      on f.workspace_id = ${workspaceId} and f.run_id = above.id limit 1`.execute(db);
  return rows[0];
}

/** The trigger that started a run. For background work. */
export async function findTriggerOfRun(
  db: Db,
  { workspaceId, runId }: { workspaceId: string; runId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ trigger_id: string }>`
    select trigger_id from trigger_firings where workspace_id = ${workspaceId} and run_id = ${runId}`.execute(
    db,
  );
  return rows[0]?.trigger_id;
}

/** With the run and whether the conversation is still there. */
export interface ShownFiring extends FiringRow {
  run_status: RunStatus | null;
  run_error: string | null;
  has_conversation: boolean;
}

const shown = sql`
  select f.*, r.status as run_status, r.error ->> 'message' as run_error, c.id is not null as has_conversation
  from trigger_firings f
  left join runs r on r.workspace_id = f.workspace_id and r.id = f.run_id
  left join conversations c on c.workspace_id = f.workspace_id and c.id = f.conversation_id and c.deleted_at is null`;

/** The firings of one of the caller's triggers, newest first, older than the id `before`. */
export async function listFirings(
  db: Db,
  { triggerId, before, limit }: { triggerId: string; before: string | undefined; limit: number },
): Promise<ShownFiring[]> {
  const { rows } = await sql<ShownFiring>`
    ${shown} where f.workspace_id = app.workspace_id() and f.trigger_id = ${triggerId}
      and (${before ?? null}::uuid is null or f.id < ${before ?? null}::uuid)
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findShownFiring(db: Db, id: string): Promise<ShownFiring | undefined> {
  const { rows } = await sql<ShownFiring>`
    ${shown} where f.workspace_id = app.workspace_id() and f.id = ${id}`.execute(db);
  return rows[0];
}

/** The newest firing of each of the caller's triggers. */
export async function listLastFirings(db: Db, triggerIds: readonly string[]): Promise<ShownFiring[]> {
  const { rows } = await sql<ShownFiring>`
    ${shown} join unnest(${triggerIds}::uuid[]) as wanted (id) on f.trigger_id = wanted.id
    where f.workspace_id = app.workspace_id() and f.id = (
      select newest.id from trigger_firings newest
      where newest.workspace_id = app.workspace_id() and newest.trigger_id = wanted.id
      order by newest.id desc limit 1)`.execute(db);
  return rows;
}
