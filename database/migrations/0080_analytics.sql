-- What admins read about visits: sums by the hour and by the day. Nobody reads the visits themselves for it.

-- What is not in the sums yet. A row comes and goes with the transaction that adds it and with the one that counts it,
-- so that nothing is counted twice or left out, however late it was added and whatever was killed meanwhile.
create table uncounted_sessions (session_id uuid primary key);
select app.protect('uncounted_sessions');
create policy owner on uncounted_sessions to current_user using (true) with check (true);

create table uncounted_events (event_id uuid primary key);
select app.protect('uncounted_events');
create policy owner on uncounted_events to current_user using (true) with check (true);

create function app.note_sessions() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.uncounted_sessions select id from added;
  return null;
end
$$;
revoke execute on function app.note_sessions from public;
create trigger note_sessions after insert on user_sessions referencing new table as added
  for each statement execute function app.note_sessions();

create function app.note_events() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.uncounted_events select id from added;
  return null;
end
$$;
revoke execute on function app.note_events from public;
create trigger note_events after insert on user_events referencing new table as added
  for each statement execute function app.note_events();

-- How often something happened: kind `page_view` in all, kind `page` by route, and so on. Hours and days are of UTC.
create table analytics_counts (
  grain text not null check (grain in ('hour', 'day')),
  kind text not null,
  starts_at timestamptz not null,
  name text not null default '',
  count bigint not null,
  primary key (grain, kind, starts_at, name)
);
select app.protect('analytics_counts');

-- Measurements of pages, in buckets of five percent; `rating` 0 is good, 1 needs improvement, 2 is poor.
create table analytics_vitals (
  grain text not null check (grain in ('hour', 'day')),
  starts_at timestamptz not null,
  route text not null,
  metric text not null,
  rating smallint not null,
  bucket smallint not null,
  count bigint not null,
  primary key (grain, starts_at, route, metric, rating, bucket)
);
select app.protect('analytics_vitals');

-- Who was counted as a visitor of a day. The next day a browser has another fingerprint.
create table analytics_visitors (
  day date not null,
  fingerprint text not null,
  primary key (day, fingerprint)
);
select app.protect('analytics_visitors');

-- Which steps towards a trial were counted for a session, so that each counts once.
create table analytics_steps (
  session_id uuid not null references user_sessions on delete cascade,
  step text not null,
  primary key (session_id, step)
);
select app.protect('analytics_steps');

create function app.device_of(user_agent text) returns text language sql immutable parallel safe as $$
  select case
    when user_agent ~* 'ipad|tablet|kindle|silk|playbook|android(?!.*mobile)' then 'tablet'
    when user_agent ~* 'mobi|iphone|ipod|phone' then 'phone'
    else 'desktop' end
$$;

create function app.browser_of(user_agent text) returns text language sql immutable parallel safe as $$
  select case
    when user_agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
    when user_agent ~ 'OPR/|Opera' then 'Opera'
    when user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
    when user_agent ~ 'Firefox/|FxiOS/' then 'Firefox'
    when user_agent ~ 'Chrome/|CriOS/|Chromium/' then 'Chrome'
    when user_agent ~ 'Safari/' then 'Safari'
    else 'Other' end
$$;
