/** The dashboard's queries on the visits themselves, without counts. */
export const rawScans = {
  overview: `
    select (select count(*) from user_events e join user_sessions s on s.id = e.session_id
        where e.event_type = 'page_view' and not s.is_bot and e.created_at >= $1)::float8 as "pageViews",
      (select count(*) from user_sessions where not is_bot and created_at >= $1)::float8 as sessions,
      (select count(distinct ((created_at at time zone 'UTC')::date, fingerprint)) from user_sessions
        where not is_bot and created_at >= $1)::float8 as visitors`,
  pages: `
    select e.route as name, count(*)::float8 as count from user_events e join user_sessions s on s.id = e.session_id
    where e.event_type = 'page_view' and not s.is_bot and e.created_at >= $1 group by 1 order by 2 desc, 1 limit 10`,
  vitals: `
    select e.route, percentile_disc(0.75) within group (order by (e.metadata ->> 'value')::float8) as p75
    from user_events e join user_sessions s on s.id = e.session_id
    where e.event_type = 'web_vital' and not s.is_bot and e.created_at >= $1 group by 1 order by count(*) desc, 1 limit 10`,
};
