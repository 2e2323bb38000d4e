import { sql } from "kysely";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { sumColumns, sumNames, sumsOfCall } from "./usage-sums.repository.ts";

/** Serializes counting, so that two counters never wait for each other's rows. */
export async function waitForTurn(db: Db): Promise<void> {
  await allowLongStatements(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('model_usage.counting', 0))`.execute(db);
}

/**
 * Adds up to `limit` calls to the sums of their hour and day, whenever they come. Returns their number. With the
 * commit they are counted; a rollback leaves them waiting.
 */
export async function countSomeCalls(db: Db, limit: number): Promise<number> {
  const added = sql.join(
    sumColumns.map((name) => sql`${sql.ref(name)} = u.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  );
  const { rows } = await sql<{ counted: number }>`
    with taken as (
      update model_calls set is_counted = true where id = any(array(
        select id from model_calls where not is_counted order by ended_at limit ${limit} for update))
      returning *
    ),
    facts as (
      select grain, date_trunc(grain, ended_at, 'UTC') as starts_at, workspace_id, user_id,
        coalesce(agent_id, '00000000-0000-0000-0000-000000000000') as agent_id, provider, model, purpose,
        first_token_ms, ${sumsOfCall}
      from taken, unnest(array['hour', 'day']) as grain
    ),
    used as (
      insert into model_usage as u (workspace_id, grain, starts_at, user_id, agent_id, provider, model, purpose, ${sumNames})
      select workspace_id, grain, starts_at, user_id, agent_id, provider, model, purpose,
        ${sql.join(sumColumns.map((name) => sql`sum(${sql.ref(name)})`))}
      from facts group by 1, 2, 3, 4, 5, 6, 7, 8
      on conflict (workspace_id, grain, starts_at, user_id, agent_id, provider, model, purpose) do update set ${added}
    ),
    timed as (
      insert into model_latencies as l (workspace_id, grain, starts_at, provider, model, purpose, bucket, samples)
      select workspace_id, grain, starts_at, provider, model, purpose, app.latency_bucket(first_token_ms), count(*)
      from facts where first_token_ms is not null group by 1, 2, 3, 4, 5, 6, 7
      on conflict (workspace_id, grain, starts_at, provider, model, purpose, bucket)
        do update set samples = l.samples + excluded.samples
    )
    select count(*)::int as counted from taken`.execute(db);
  return rows[0]?.counted ?? 0;
}
