import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import { activeMsUntil, leaseSeconds, type RunRow } from "./run.repository.ts";

/** A run that this server has just claimed. */
export interface ClaimedRun extends RunRow {
  was_queued: boolean;
  /** Whether its person may still act in its workspace, and with which role. */
  may_act: boolean;
  role: WorkspaceRole | null;
}

/**
 * Claims up to `limit` unheld runs of `drivers`, without `ownIds`, which this server already advances. The
 * new fence makes all writes of the old holder fail. The time since the old holder fell silent does not count
 * as active.
 */
export async function claimRuns(
  db: Db,
  nodeId: string,
  ownIds: string[],
  limit: number,
  drivers: string[],
): Promise<ClaimedRun[]> {
  const { rows } = await sql<ClaimedRun>`
    with free as (
      select id, status from runs where status in ('queued', 'running') and (lease_until is null or lease_until < now())
        and id <> all(${ownIds}::uuid[]) and driver = any(${drivers}::text[])
      order by lease_until nulls first limit ${limit} for update skip locked)
    update runs set node_id = ${nodeId}, fence = fence + 1, attempt = attempt + 1, status = 'running',
      crash_count = crash_count + case when lease_until is null then 0 else 1 end,
      started_at = coalesce(started_at, now()), lease_until = now() + make_interval(secs => ${leaseSeconds}),
      active_ms = ${activeMsUntil(sql`lease_until`)}, active_since = now()
    from free where runs.id = free.id
    returning runs.*, free.status = 'queued' as was_queued,
      app.may_act(runs.user_id, runs.workspace_id) as may_act,
      (select m.role from memberships m where m.workspace_id = runs.workspace_id and m.user_id = runs.user_id) as role`.execute(
    db,
  );
  return rows;
}

/**
 * Renews this server's leases, locked in order, because two renewals of a slow server may overlap. A missing id
 * was claimed by another server, waits or has ended.
 */
export async function renewLeases(
  db: Db,
  nodeId: string,
  ids: string[],
): Promise<{ id: string; fence: number; isCancelRequested: boolean }[]> {
  const { rows } = await sql<{ id: string; fence: number; isCancelRequested: boolean }>`
    with held as (
      select id from runs where id = any(${ids}::uuid[]) and node_id = ${nodeId} and status = 'running'
      order by id for update)
    update runs set lease_until = now() + make_interval(secs => ${leaseSeconds})
    from held where runs.id = held.id
    returning runs.id, fence, cancel_requested_at is not null as "isCancelRequested"`.execute(db);
  return rows;
}

/** Releases this server's runs at once for other workers. Its own later writes to them are refused. */
export async function releaseRuns(db: Db, nodeId: string): Promise<void> {
  await sql`
    update runs set lease_until = null, fence = fence + 1, active_ms = ${activeMsUntil(sql`now()`)}, active_since = null
    where node_id = ${nodeId} and status = 'running'`.execute(db);
}

/** Locks the run if `fence` still holds it. Undefined means that this server must stop touching it. */
export async function lockHeldRun(
  db: Db,
  { workspace_id, id, fence }: Pick<RunRow, "workspace_id" | "id" | "fence">,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = ${workspace_id} and id = ${id} and fence = ${fence} for update`.execute(
    db,
  );
  return rows[0];
}

/** Locks the run, whoever holds it. */
export async function lockRun(db: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from runs where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db);
  return rows[0];
}

/**
 * Whether `fence` still holds the run. True lasts until the transaction ends. A shared lock, so concurrent
 * callers do not block.
 */
export async function lockLeasedRun(
  db: Db,
  run: Pick<RunRow, "workspace_id" | "id" | "fence">,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from runs where workspace_id = ${run.workspace_id} and id = ${run.id} and fence = ${run.fence}
      and status = 'running' for share`.execute(db);
  return rows.length > 0;
}

/** Locks a run until the transaction ends, also for somebody who decides about another person's run. */
export async function lockRunAsService(db: Db, workspaceId: string, runId: string): Promise<void> {
  await executeAsService(db, "select from runs where workspace_id = $1 and id = $2 for update", [
    workspaceId,
    runId,
  ]);
}
