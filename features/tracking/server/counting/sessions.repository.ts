import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { addToCounts, boundNames } from "./counting.repository.ts";

export interface Counted {
  counted: number;
  last: string | null;
}

/**
 * Adds up to `limit` waiting sessions after `after` to the counts. A visitor is a fingerprint of one day and
 * counts in the hour of its first session.
 */
export async function countSomeSessions(db: Db, after: string | undefined, limit: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with taken as (
      delete from uncounted_sessions where session_id in (
        select session_id from uncounted_sessions
        where session_id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
        order by session_id limit ${limit})
      returning session_id
    ),
    visits as materialized (
      select s.id, s.fingerprint, s.is_bot, date_trunc('hour', s.created_at, 'UTC') as hour,
        (s.created_at at time zone 'UTC')::date as day,
        app.device_of(s.user_agent) as device, app.browser_of(s.user_agent) as browser
      from taken join user_sessions s on s.id = taken.session_id
    ),
    newcomers as (
      insert into analytics_visitors (day, fingerprint)
      select distinct day, fingerprint from visits where not is_bot
      on conflict do nothing
      returning day, fingerprint
    ),
    facts (kind, hour, name, count) as (
      select case when is_bot then 'bot_session' else 'session' end, hour, '', count(*) from visits group by 1, 2
      union all
      select 'visitor', hour, '', count(*) from (
        select min(v.hour) as hour from newcomers n
        join visits v on v.day = n.day and v.fingerprint = n.fingerprint and not v.is_bot
        group by n.day, n.fingerprint
      ) as firsts group by hour
      union all
      select 'device', hour, device, count(*) from visits where not is_bot group by hour, device
      union all
      select 'browser', hour, browser, count(*) from visits where not is_bot group by hour, browser
    ),
    ${boundNames},
    added as (${addToCounts})
    select count(*)::int as counted, (select session_id from taken order by session_id desc limit 1) as last
    from taken`.execute(db);
  return rows[0] ?? { counted: 0, last: null };
}
