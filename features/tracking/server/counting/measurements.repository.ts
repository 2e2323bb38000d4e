import { type RawBuilder, sql } from "kysely";
import { bucketFactor, lastBucket, vitalScales } from "../analytics/vital-buckets.ts";
import { otherName } from "./counting.repository.ts";

/** Name, thresholds, scale and limit of each vital. */
const metrics = sql`(values ${sql.join(
  vitalScales.map(
    ({ name, good, fair, scale, most }) =>
      sql`(${sql.lit(name)}, ${sql.lit(good)}::float8, ${sql.lit(fair)}::float8, ${sql.lit(scale)}::float8, ${sql.lit(most)}::float8)`,
  ),
)}) as metric (name, good, fair, scale, most)`;

/**
 * A CTE of valid measurements in `happened`. Compared as numeric: a value beyond a double's range would fail
 * the statement, and all counting with it.
 */
export const measured: RawBuilder<unknown> = sql`
  measured as (
    select sent.session_id, sent.hour, sent.route, metric.name as metric, round(sent.value, 6)::float8 as value
    from (
      select session_id, hour, route, metadata ->> 'name' as name,
        case when jsonb_typeof(metadata -> 'value') = 'number' then (metadata ->> 'value')::numeric end as value
      from happened where event_type = 'web_vital' and route <> ''
    ) as sent
    join ${metrics} on metric.name = sent.name and sent.value between 0 and metric.most::numeric
  )`;

/**
 * CTEs that add `measured` to the counts, by `pages` (name, day). Per session and page, only the worst
 * measurement of each vital counts: a growing value that is sent again replaces the earlier one, and sending
 * a thousand values changes nothing. A replaced value is subtracted from the hour in which it was added.
 */
export const addMeasurements: RawBuilder<unknown> = sql`
  worst as (
    select m.session_id, coalesce(p.name, ${otherName}) as page, m.metric, min(m.hour) as hour, max(m.value) as value
    from measured m left join pages p on p.name = m.route and p.day = date_trunc('day', m.hour, 'UTC')
    group by 1, 2, 3
  ),
  kept as (
    insert into analytics_measurements as k (session_id, page, metric, hour, value)
    select session_id, page, metric, hour, value from worst
    on conflict (session_id, page, metric) do update set value = excluded.value where k.value < excluded.value
    returning session_id, page, metric, hour, value
  ),
  changes as (
    select hour, page, metric, value, 1 as change from kept
    union all
    -- The table as it was before this statement.
    select b.hour, b.page, b.metric, b.value, -1 from analytics_measurements b join kept using (session_id, page, metric)
  ),
  rated as (
    select c.hour, c.page as route, c.metric,
      (case when c.value <= metric.good then 0 when c.value <= metric.fair then 1 else 2 end)::smallint as rating,
      least(${sql.lit(lastBucket)}, floor(ln(greatest(1, c.value * metric.scale)) / ln(${sql.lit(bucketFactor)}::float8)))::smallint as bucket,
      sum(c.change) as count
    from changes c join ${metrics} on metric.name = c.metric
    group by 1, 2, 3, 4, 5 having sum(c.change) <> 0
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
  )`;
