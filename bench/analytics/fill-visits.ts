import type pg from "pg";

const days = 395;
const eventsASession = 5;
const atOnce = 500_000;

/**
 * Inserts thirteen months of `events` events, five per session, all waiting to be counted. Bypasses triggers
 * and foreign keys, because only counting and reading are measured.
 */
export async function fillVisits(pool: pg.Pool, events: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    const endsAt = new Date(Date.now() - 60_000);
    const visits = Math.ceil(events / eventsASession);
    for (let from = 0; from < visits; from += atOnce) {
      await client.query(fillSessions, [from, Math.min(visits, from + atOnce) - 1, visits, endsAt]);
    }
    for (let from = 0; from < events; from += atOnce) {
      await client.query(fillEvents, [from, Math.min(events, from + atOnce) - 1, events, endsAt]);
    }
    await client.query("insert into uncounted_sessions select id from user_sessions");
    await client.query("insert into uncounted_events select id from user_events");
    await client.query("set session_replication_role = origin");
    await client.query("vacuum analyze user_sessions, user_events, uncounted_sessions, uncounted_events");
  } finally {
    client.release();
  }
}

/** Adds the events of a busy minute to existing sessions. */
export async function addMinute(pool: pg.Pool, events: number): Promise<void> {
  await pool.query(
    `insert into user_events (session_id, event_type, route)
     select (select id from user_sessions order by id desc limit 1), 'page_view', '/page/' || n % 40
     from generate_series(1, $1::int) n`,
    [events],
  );
}

/** The time of number `n` of `total`, within thirteen months that end at $4. */
const moment = (n: string, total: string) =>
  `$4::timestamptz - (${total} - ${n}) * (interval '${days} days' / ${total})`;

/** A time-ordered id like uuid v7, reproducible from its number. */
const id = (n: string, at: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const fillSessions = `
  insert into user_sessions (id, company, domain, fingerprint, user_agent, created_at)
  select ${id("n", "at")}, 'Adjutant', 'localhost', lpad(to_hex(n / 2), 12, '0'),
    case n % 20 when 0 then 'Mozilla/5.0 (compatible; Somebot/1.0)'
      when 1 then 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
      else 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' end, at
  from (select n, ${moment("n", "$3::bigint")} as at from generate_series($1::bigint, $2::bigint) n) as numbered`;

const sessions = `ceil($3::bigint / ${eventsASession}.0)::bigint`;

const fillEvents = `
  insert into user_events (id, session_id, event_type, route, metadata, created_at)
  select ${id("n", "at")}, ${id("session", "began")},
    case when n % 100 = 0 then 'trial_opened' when n % 5 = 1 then 'web_vital' else 'page_view' end,
    '/page/' || (n * n % 40),
    case when n % 5 = 1 then jsonb_build_object('name', 'LCP', 'value', 500 + n * 7919 % 5000)
      when n % 5 = 0 then '{"language": "en-GB", "referrer": "search.example"}' else '{}' end, at
  from (
    select n, n / ${eventsASession} as session, ${moment("n", "$3::bigint")} as at,
      ${moment(`(n / ${eventsASession})`, sessions)} as began
    from generate_series($1::bigint, $2::bigint) n) as numbered`;
