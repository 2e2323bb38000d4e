import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import { prepared } from "#platform/server/db/prepared.ts";

const counted = (column: "answered" | "failed") => `
  with known as (select id from models where id = $1),
  counted as (
    insert into model_call_counts (model_id, hour, ${column})
    select id, date_trunc('hour', $2::timestamptz), 1 from known
    on conflict (model_id, hour) do update set ${column} = model_call_counts.${column} + 1)`;

const recordAnswer = `${counted("answered")}
  insert into model_health as h (model_id, last_answer_at) select id, $2::timestamptz from known
  on conflict (model_id) do update set last_answer_at = excluded.last_answer_at, failures_in_row = 0,
    paused_until = null, trial_until = null`;

/** Counts an answer and closes the breaker. A single statement of background work. */
export async function insertAnswer(servicePool: pg.Pool, modelId: string, now: Date): Promise<void> {
  await servicePool.query(prepared(recordAnswer, [modelId, now]));
}

export interface FailureRecord {
  modelId: string;
  now: Date;
  code: string;
  message: string;
  said: string | null;
  /** Whether it may pass by itself. Only such failures open the breaker. */
  isTransient: boolean;
  /** The wait that the provider asked for. */
  retryAfterMs: number;
}

/** So many failures in a row open the breaker. */
export const failuresUntilPause = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

const countsWhen = (pausedUntil: string) =>
  `($6::boolean and (${pausedUntil} is null or ${pausedUntil} <= $2::timestamptz))`;
const inRow = (failures: string, pausedUntil: string) => `${failures} + ${countsWhen(pausedUntil)}::int`;
/** `failures` are those before this one. */
const pauseAfter = (failures: string, pausedUntil: string) => `
  case when ${countsWhen(pausedUntil)} and ${failures} + 1 >= ${failuresUntilPause}
    then $2::timestamptz + least(${longestPauseMs}, greatest($7::bigint,
      ${firstPauseMs} * power(2, least(${failures} + 1 - ${failuresUntilPause}, 10)))) * interval '1 millisecond'
    else ${pausedUntil} end`;

/**
 * The pause doubles with each failed trial. Failures of calls that were under way when the breaker opened do
 * not count, or one outage with many calls would pause a model for long.
 * Failures at once count one after the other: each reads the row that it updates.
 */
const recordFailure = `${counted("failed")}
  insert into model_health as h (model_id, failures_in_row, last_failure_at, last_failure_code, last_failure_message,
    last_failure_words, paused_until)
  select id, ${inRow("0", "null::timestamptz")}, $2::timestamptz, $3, $4, $5, ${pauseAfter("0", "null::timestamptz")} from known
  on conflict (model_id) do update set failures_in_row = ${inRow("h.failures_in_row", "h.paused_until")},
    last_failure_at = excluded.last_failure_at, last_failure_code = excluded.last_failure_code,
    last_failure_message = excluded.last_failure_message, last_failure_words = excluded.last_failure_words,
    paused_until = ${pauseAfter("h.failures_in_row", "h.paused_until")}, trial_until = null`;

/** Counts a failure, and opens the breaker after several in a row. A single statement of background work. */
export async function insertFailure(servicePool: pg.Pool, failure: FailureRecord): Promise<void> {
  const { modelId, now, code, message, said, isTransient, retryAfterMs } = failure;
  const values = [modelId, now, code, message, said, isTransient, Math.round(retryAfterMs)];
  await servicePool.query(prepared(recordFailure, values));
}

const claimTrial = `
  update model_health set trial_until = $2::timestamptz + interval '2 minutes'
  where model_id = $1 and paused_until <= $2::timestamptz
    and (trial_until is null or trial_until <= $2::timestamptz)`;

/** Takes the trial of a model whose pause is over. False when another call has it. */
export async function claimHalfOpenProbe(servicePool: pg.Pool, modelId: string, now: Date): Promise<boolean> {
  const { rowCount } = await servicePool.query(prepared(claimTrial, [modelId, now]));
  return (rowCount ?? 0) > 0;
}

export interface HealthRow {
  model_id: string;
  failures_in_row: number;
  last_answer_at: Date | null;
  last_failure_at: Date | null;
  last_failure_code: string | null;
  last_failure_message: string | null;
  last_failure_words: string | null;
  paused_until: Date | null;
  hours: { hour: string; answered: number; failed: number }[];
}

/** The health of these models; `since` limits the counted hours. */
export async function listHealth(db: Db, modelIds: readonly string[], since: Date): Promise<HealthRow[]> {
  const { rows } = await sql<HealthRow>`
    select h.model_id, h.failures_in_row, h.last_answer_at, h.last_failure_at, h.last_failure_code,
      h.last_failure_message, h.last_failure_words, h.paused_until,
      coalesce((select json_agg(json_build_object('hour', c.hour, 'answered', c.answered, 'failed', c.failed)
        order by c.hour) from model_call_counts c where c.model_id = h.model_id and c.hour >= ${since}), '[]') as hours
    from model_health h where h.model_id = any(${modelIds}::uuid[])`.execute(db);
  return rows;
}
