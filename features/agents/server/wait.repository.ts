import { sql } from "kysely";
import { z } from "zod";
import type { WaitDeclaration } from "#features/tools/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { WaitKind } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";

export interface WaitRow {
  step_key: string;
  kind: WaitKind;
  subject_id: string | null;
  wake_at: Date | null;
  /** Absent: it was satisfied before its step declared it. */
  declared_at: Date | null;
  satisfied_at: Date | null;
  /** What satisfied it; `{ isDue: true }` when nothing came until `wake_at`. */
  result: JsonObject | null;
  /** When the run ended without it. */
  closed_at: Date | null;
}

/**
 * Declares what steps of a run wait for. Of a wait that was satisfied and not asked for since, true says that the run
 * need not wait. One that the run was told of already begins anew; then a second is the least, so that a step which
 * takes its time for not yet come does not go round.
 */
export async function declareWaits(
  db: Db,
  run: Pick<RunRow, "workspace_id" | "id" | "user_id">,
  waits: WaitDeclaration[],
): Promise<boolean> {
  const declare = async ({ stepKey, kind, subjectId, wakeAt }: WaitDeclaration) => {
    const { rows } = await sql<{ isSatisfied: boolean }>`
      insert into run_waits as w (workspace_id, run_id, step_key, user_id, kind, subject_id, wake_at, declared_at)
      values (${run.workspace_id}, ${run.id}, ${stepKey}, ${run.user_id}, ${kind}, ${subjectId ?? null},
        ${wakeAt ?? null}, now())
      on conflict (workspace_id, run_id, step_key) do update set
        kind = excluded.kind, subject_id = excluded.subject_id, declared_at = now(),
        wake_at = case when w.consumed_at is null then excluded.wake_at
          when excluded.wake_at is not null then greatest(excluded.wake_at, now() + interval '1 second') end,
        satisfied_at = case when w.consumed_at is null then w.satisfied_at end,
        result = case when w.consumed_at is null then w.result end,
        consumed_at = case when w.consumed_at is null and w.satisfied_at is not null then now() end
      returning satisfied_at is not null as "isSatisfied"`.execute(db);
    return rows[0]?.isSatisfied === true;
  };
  return (await Promise.all(waits.map(declare))).includes(true);
}

/** What a run waits for that it declared, and what else came for it, in the order of the keys. */
export async function listWaits(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    select step_key, kind, subject_id, wake_at, declared_at, satisfied_at, result, closed_at from run_waits
    where workspace_id = ${run.workspace_id} and run_id = ${run.id} order by step_key limit 10000`.execute(
    db,
  );
  return rows;
}

/** The earliest time at which an open wait of a run is over by itself. */
export async function findWakeAt(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<Date | null> {
  const { rows } = await sql<{ wakeAt: Date | null }>`
    select min(wake_at) as "wakeAt" from run_waits
    where workspace_id = ${run.workspace_id} and run_id = ${run.id}
      and declared_at is not null and satisfied_at is null and closed_at is null`.execute(db);
  return rows[0]?.wakeAt ?? null;
}

/** Closes what a run that ends still waits for, and its steps that are not over. As the service: people cannot. */
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
 * Queues up to `limit` waiting runs whose time has come, and marks the waits that are over by it. Each comes back once,
 * to whichever server looked first.
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

/** What became of a signal; `app.satisfy_wait` says what each means. */
const SignalEnd = z.enum(["woken", "kept", "late", "over"]);
export type SignalEnd = z.infer<typeof SignalEnd>;

/**
 * Satisfies a wait once; comes with the person whose run it is, if there is one. Whoever may decide is not always that
 * person, so this is done as the service.
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
