import { sql } from "kysely";
import { z } from "zod";
import type { WaitDeclaration } from "#features/tools/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { LimitAsked, WaitKind } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";

export interface WaitRow {
  step_key: string;
  kind: WaitKind;
  subject_id: string | null;
  /** What a person is asked at a limit. */
  asks: LimitAsked | null;
  wake_at: Date | null;
  /** Null: it was satisfied before its step declared it. */
  declared_at: Date | null;
  satisfied_at: Date | null;
  /** The signal's result. `{ isDue: true }` when nothing came until `wake_at`. */
  result: JsonObject | null;
  /** When the run ended without it. */
  closed_at: Date | null;
}

/** The stored wait of the step is for something else. A signal may name no subject. */
const isOther = sql`(w.kind <> excluded.kind or coalesce(w.subject_id <> excluded.subject_id, false))`;

/**
 * Declares the waits of steps. Returns true when one of them is satisfied already and was not reported yet:
 * the run need not wait. A wait that was reported before starts anew, for at least a second, so that a driver
 * which ignores the result cannot loop. So does the wait of a step that waited for something else before.
 */
export async function declareWaits(
  db: Db,
  run: Pick<RunRow, "workspace_id" | "id" | "user_id">,
  waits: WaitDeclaration[],
): Promise<boolean> {
  const declare = async ({ stepKey, kind, subjectId, wakeAt, asks, awaits }: WaitDeclaration) => {
    const words = asks ?? (awaits ? { awaits } : undefined);
    const { rows } = await sql<{ isSatisfied: boolean }>`
      insert into run_waits as w (workspace_id, run_id, step_key, user_id, kind, subject_id, wake_at, asks, declared_at)
      values (${run.workspace_id}, ${run.id}, ${stepKey}, ${run.user_id}, ${kind}, ${subjectId ?? null},
        ${wakeAt ?? null}, ${words ? JSON.stringify(words) : null}::jsonb, now())
      on conflict (workspace_id, run_id, step_key) do update set
        kind = excluded.kind, subject_id = excluded.subject_id, asks = excluded.asks, declared_at = now(),
        closed_at = null,
        wake_at = case when w.consumed_at is null or ${isOther} then excluded.wake_at
          when excluded.wake_at is not null then greatest(excluded.wake_at, now() + interval '1 second') end,
        satisfied_at = case when w.consumed_at is null and not ${isOther} then w.satisfied_at end,
        result = case when w.consumed_at is null and not ${isOther} then w.result end,
        consumed_at = case when w.consumed_at is null and w.satisfied_at is not null and not ${isOther} then now() end
      returning satisfied_at is not null as "isSatisfied"`.execute(db);
    return rows[0]?.isSatisfied === true;
  };
  return (await Promise.all(waits.map(declare))).includes(true);
}

/** The waits of a run and signals that arrived early, by key. */
export async function listWaits(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    select step_key, kind, subject_id, asks, wake_at, declared_at, satisfied_at, result, closed_at from run_waits
    where workspace_id = ${run.workspace_id} and run_id = ${run.id} order by step_key limit 10000`.execute(
    db,
  );
  return rows;
}

/** The wait of a caller's run at a limit. */
export async function findLimitWait(
  db: Db,
  { runId, waitId }: { runId: string; waitId: string },
): Promise<WaitRow | undefined> {
  const { rows } = await sql<WaitRow>`
    select step_key, kind, subject_id, asks, wake_at, declared_at, satisfied_at, result, closed_at from run_waits
    where workspace_id = app.workspace_id() and run_id = ${runId} and kind = 'limit' and subject_id = ${waitId}`.execute(
    db,
  );
  return rows[0];
}

/** The earliest `wake_at` of a run's open waits. */
export async function findWakeAt(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<Date | null> {
  const { rows } = await sql<{ wakeAt: Date | null }>`
    select min(wake_at) as "wakeAt" from run_waits
    where workspace_id = ${run.workspace_id} and run_id = ${run.id}
      and declared_at is not null and satisfied_at is null and closed_at is null`.execute(db);
  return rows[0]?.wakeAt ?? null;
}

/**
 * Closes the open waits and unfinished steps of an ending run. Runs as the service, because people may not.
 */
export async function closeWaits(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<void> {
  await executeAsService(
    db,
    `with steps as (
       update run_steps set status = 'interrupted', ended_at = now()
       where workspace_id = $1 and run_id = $2 and status in ('running', 'waiting'))
     update run_waits set closed_at = now()
     where workspace_id = $1 and run_id = $2 and satisfied_at is null and closed_at is null`,
    [run.workspace_id, run.id],
  );
}

/**
 * Queues up to `limit` due waiting runs and satisfies their expired waits. Each run is returned once, to the
 * server that looked first.
 */
export async function wakeDueRuns(db: Db, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    with due as (
      select workspace_id, id from runs where status = 'waiting' and wake_at <= now()
      order by wake_at limit ${limit} for update skip locked),
    over as (
      update run_waits w set satisfied_at = now(), result = '{"isDue": true}' from due
      where w.workspace_id = due.workspace_id and w.run_id = due.id and w.declared_at is not null
        and w.satisfied_at is null and w.closed_at is null and w.wake_at <= now())
    update runs set status = 'queued', wake_at = null from due
    where runs.workspace_id = due.workspace_id and runs.id = due.id returning runs.*`.execute(db);
  return rows;
}

export interface Signal {
  workspaceId: string;
  runId: string;
  stepKey: string;
  kind: WaitKind;
  subjectId?: string;
  result?: JsonObject;
}

/** The effect of a signal. `app.satisfy_wait` documents the values. */
const SignalEnd = z.enum(["woken", "kept", "late", "over"]);
export type SignalEnd = z.infer<typeof SignalEnd>;

/**
 * Satisfies a wait once. Returns the run's person too, if there is one. Runs as the service, because another
 * person may decide.
 */
export async function satisfyRunWait(
  db: Db,
  signal: Signal,
): Promise<{ end: SignalEnd; userId: string | null }> {
  const { workspaceId, runId, stepKey, kind, subjectId = null, result = {} } = signal;
  const { rows } = await executeAsService(
    db,
    `select app.satisfy_wait($1, $2, $3, $4, $5, $6::jsonb) as end,
       (select user_id from runs where workspace_id = $1 and id = $2) as "userId"`,
    [workspaceId, runId, stepKey, kind, subjectId, JSON.stringify(result)],
  );
  return Satisfied.parse(rows[0]);
}

const Satisfied = z.object({ end: SignalEnd, userId: z.string().nullable() });
