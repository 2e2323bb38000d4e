import { type RawBuilder, sql } from "kysely";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Distinct names counted per day. Later ones are counted as `other`. */
export const namesADay = 500;
export const otherName = "(other)";

/** Serializes counting. A second counter waits for the first to commit, for as long as that takes. */
export async function waitForTurn(db: Db): Promise<void> {
  await allowLongStatements(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('analytics.counting', 0))`.execute(db);
}

export async function noteCounted(db: Db, at: Date): Promise<void> {
  await sql`
    insert into installation (key, value) values ('analytics_counted_at', to_jsonb(${at.toISOString()}::text))
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(db);
}

/** Until when everything is counted. */
export async function findCountedAt(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value #>> '{}' as value from installation where key = 'analytics_counted_at'`.execute(db);
  return rows[0]?.value;
}

/**
 * CTEs that turn `facts` (kind, hour, name, count) into `bounded`, with a limited number of names per day and
 * kind, because anybody may send arbitrary names.
 */
export const boundNames: RawBuilder<unknown> = sql`
  fresh as (
    select f.kind, date_trunc('day', f.hour, 'UTC') as day, f.name,
      row_number() over (partition by f.kind, date_trunc('day', f.hour, 'UTC') order by sum(f.count) desc, f.name) as place
    from facts f
    where f.name <> '' and not exists (
      select from analytics_counts c where c.grain = 'day' and c.kind = f.kind
        and c.starts_at = date_trunc('day', f.hour, 'UTC') and c.name = f.name)
    group by 1, 2, 3
  ),
  known as (
    select d.kind, d.day, (
      select count(*) from analytics_counts c where c.grain = 'day' and c.kind = d.kind and c.starts_at = d.day) as names
    from (select distinct kind, day from fresh) d
  ),
  surplus as (
    select kind, day, name from fresh join known using (kind, day) where place + names > ${namesADay}
  ),
  bounded as (
    select f.kind, f.hour, case when s.name is null then f.name else ${otherName} end as name, sum(f.count) as count
    from facts f left join surplus s
      on s.kind = f.kind and s.day = date_trunc('day', f.hour, 'UTC') and s.name = f.name
    group by 1, 2, 3
  )`;

/** Adds `bounded` to the counts of both granularities. */
export const addToCounts: RawBuilder<unknown> = sql`
  insert into analytics_counts as c (grain, kind, starts_at, name, count)
  select grain, kind, starts_at, name, sum(count) from (
    select 'hour' as grain, kind, hour as starts_at, name, count from bounded
    union all
    select 'day', kind, date_trunc('day', hour, 'UTC'), name, count from bounded
  ) as both_grains
  group by 1, 2, 3, 4
  on conflict (grain, kind, starts_at, name) do update set count = c.count + excluded.count`;
