import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { toldSteps } from "../../contract/trial-steps.ts";
import { addToCounts, boundNames } from "./counting.repository.ts";
import { addMeasurements, measured } from "./measurements.repository.ts";
import type { Counted } from "./sessions.repository.ts";

const steps = sql`(${sql.join(toldSteps)})`;

/**
 * Adds up to `limit` waiting events after `after` to the counts, except those of bots. Values that visitors
 * could forge count only in the form that our script produces.
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
    ${measured},
    -- A page that nobody viewed that day or the day before is none: there are no more than of the names above.
    pages as (
      select f.name, date_trunc('day', f.hour, 'UTC') + later as day
      from bounded f, unnest(array[interval '0', interval '1 day']) later where f.kind = 'page'
      union
      select c.name, d.day from (select distinct date_trunc('day', hour, 'UTC') as day from measured) d
      join analytics_counts c on c.grain = 'day' and c.kind = 'page'
        and c.starts_at in (d.day, d.day - interval '1 day')
    ),
    ${addMeasurements}
    select count(*)::int as counted, (select event_id from taken order by event_id desc limit 1) as last
    from taken`.execute(db);
  return rows[0] ?? { counted: 0, last: null };
}
