import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { trialSteps } from "../../contract/trial-steps.ts";
import { bucketFactor, lastBucket, vitalScales } from "../analytics/vital-buckets.ts";
import { addToCounts, boundNames, otherName } from "./counting.repository.ts";
import type { Counted } from "./sessions.repository.ts";

const steps = sql`(${sql.join(trialSteps)})`;

/** Name, thresholds and scale of each measurement. */
const metrics = sql`(values ${sql.join(
  vitalScales.map(
    ({ name, good, fair, scale }) =>
      sql`(${sql.lit(name)}, ${sql.lit(good)}::float8, ${sql.lit(fair)}::float8, ${sql.lit(scale)}::float8)`,
  ),
)}) as metric (name, good, fair, scale)`;

const metricNames = sql`(${sql.join(vitalScales.map(({ name }) => sql.lit(name)))})`;

/**
 * Takes up to `limit` waiting events behind `after` and adds them to the sums; those of programs count nowhere. What
 * a visitor may write as they like is counted only in the form that our own script gives it.
 */
export async function countSomeEvents(db: Db, after: string | undefined, limit: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with taken as (
      delete from uncounted_events where event_id in (
        select event_id from uncounted_events
        where event_id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
        order by event_id limit ${limit})
      returning event_id
    ),
    happened as materialized (
      select e.session_id, e.event_type, e.route, e.metadata,
        date_trunc('hour', e.created_at, 'UTC') as hour
      from taken join user_events e on e.id = taken.event_id
      join user_sessions s on s.id = e.session_id
      where not s.is_bot
    ),
    steps as (
      insert into analytics_steps (session_id, step)
      select distinct session_id, event_type from happened where event_type in ${steps}
      on conflict do nothing
      returning session_id, step
    ),
    facts (kind, hour, name, count) as (
      select 'page_view', hour, '', count(*) from happened where event_type = 'page_view' group by hour
      union all
      select 'page', hour, route, count(*) from happened
      where event_type = 'page_view' and route ~ '^/[A-Za-z0-9/:._~-]*(#[a-z-]{1,24})?$'
      group by hour, route
      union all
      select 'language', hour, split_part(lower(metadata ->> 'language'), '-', 1), count(*) from happened
      where event_type = 'page_view' and metadata ->> 'language' ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$'
      group by 2, 3
      union all
      select 'referrer', hour, lower(metadata ->> 'referrer'), count(*) from happened
      where event_type = 'page_view' and jsonb_typeof(metadata -> 'referrer') = 'string'
        and metadata ->> 'referrer' ~ '^[A-Za-z0-9.:-]{1,253}$'
      group by 2, 3
      union all
      select 'step', hour, step, count(*) from (
        select min(h.hour) as hour, s.step from steps s
        join happened h on h.session_id = s.session_id and h.event_type = s.step
        group by s.session_id, s.step
      ) as firsts group by hour, step
    ),
    ${boundNames},
    added as (${addToCounts}),
    measured as (
      select hour, route, metadata ->> 'name' as metric, least(600000, (metadata ->> 'value')::numeric)::float8 as value
      from happened
      where event_type = 'web_vital' and jsonb_typeof(metadata -> 'value') = 'number' and route <> ''
        and metadata ->> 'name' in ${metricNames}
    ),
    -- A page that nobody viewed that day or the day before is none: there are no more than of the names above.
    pages as (
      select f.name, date_trunc('day', f.hour, 'UTC') + later as day
      from bounded f, unnest(array[interval '0', interval '1 day']) later where f.kind = 'page'
      union
      select c.name, d.day from (select distinct date_trunc('day', hour, 'UTC') as day from measured) d
      join analytics_counts c on c.grain = 'day' and c.kind = 'page'
        and c.starts_at in (d.day, d.day - interval '1 day')
    ),
    rated as (
      select m.hour, coalesce(p.name, ${otherName}) as route, m.metric,
        (case when m.value <= metric.good then 0 when m.value <= metric.fair then 1 else 2 end)::smallint as rating,
        least(${sql.lit(lastBucket)}, floor(ln(greatest(1, m.value * metric.scale)) / ln(${sql.lit(bucketFactor)}::float8)))::smallint as bucket,
        count(*) as count
      from measured m join ${metrics} on metric.name = m.metric
      left join pages p on p.name = m.route and p.day = date_trunc('day', m.hour, 'UTC')
      group by 1, 2, 3, 4, 5
    ),
    added_vitals as (
      insert into analytics_vitals as v (grain, starts_at, route, metric, rating, bucket, count)
      select grain, starts_at, route, metric, rating, bucket, sum(count) from (
        select 'hour' as grain, hour as starts_at, route, metric, rating, bucket, count from rated
        union all
        select 'day', date_trunc('day', hour, 'UTC'), route, metric, rating, bucket, count from rated
      ) as both_grains
      group by 1, 2, 3, 4, 5, 6
      on conflict (grain, starts_at, route, metric, rating, bucket) do update set count = v.count + excluded.count
    )
    select count(*)::int as counted, (select event_id from taken order by event_id desc limit 1) as last
    from taken`.execute(db);
  return rows[0] ?? { counted: 0, last: null };
}
