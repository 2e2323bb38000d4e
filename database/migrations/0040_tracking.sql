-- Anonymous usage tracking, and the public counters.

-- Programs that visit, by what they call themselves. `Cubot` makes phones.
create function app.is_bot(user_agent text) returns boolean language sql immutable parallel safe as $$
  select user_agent = '' or user_agent ~* (
    '(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|web preview|facebookexternalhit|whatsapp|embedly|pingdom|uptime'
    || '|monitor|curl|wget|python|^java|okhttp|go-http|axios|libwww|httpclient|phantomjs|puppeteer|playwright|selenium')
$$;

-- A visitor may add a row and read back its id in the same transaction; nothing else, ever.
create table user_sessions (
  id uuid primary key default uuidv7(),
  company text not null check (length(company) <= 200),
  domain text not null check (length(domain) <= 253),
  fingerprint text not null check (length(fingerprint) = 12),
  user_agent text not null check (length(user_agent) <= 512),
  is_authenticated boolean not null default false,
  is_bot boolean not null generated always as (app.is_bot(user_agent)) stored,
  created_at timestamptz not null default now(),
  transaction_id xid8 not null default pg_current_xact_id()
);
create index user_sessions_by_age on user_sessions (created_at);
create index user_sessions_of_bots on user_sessions (created_at) where is_bot;
select app.protect('user_sessions');
grant insert (company, domain, fingerprint, user_agent, is_authenticated), select (id)
  on user_sessions to anon, authenticated;
create policy anyone_adds on user_sessions for insert to anon, authenticated with check (true);
create policy just_added on user_sessions for select to anon, authenticated
  using (transaction_id = pg_current_xact_id_if_assigned());

create table user_events (
  id uuid primary key default uuidv7(),
  session_id uuid not null references user_sessions on delete cascade,
  event_type text not null check (length(event_type) between 1 and 64),
  route text not null check (length(route) <= 512),
  metadata jsonb not null default '{}'
    check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 4096),
  created_at timestamptz not null default now()
);
create index user_events_by_session on user_events (session_id);
create index user_events_by_age on user_events (created_at);
select app.protect('user_events');
grant insert (session_id, event_type, route, metadata) on user_events to anon, authenticated;
create policy anyone_adds on user_events for insert to anon, authenticated with check (true);

-- A counter is the sum of its rows. Whoever counts takes a row that nobody else holds and adds one when all
-- are held, so that counting never waits; there are at most as many rows as were ever counting at once.
create table counters (
  name text not null,
  shard bigint generated always as identity,
  value bigint not null,
  primary key (name, shard)
);
select app.protect('counters');
grant select on counters to anon, authenticated;
create policy anyone_reads on counters for select to anon, authenticated using (true);
-- Triggers count on behalf of people, who may not write here: they run as the owner.
create policy owner on counters to current_user using (true) with check (true);

create function app.count_up(counter text, by bigint) returns void language plpgsql as $$
begin
  update public.counters set value = value + by
  where name = counter and shard = (
    select c.shard from public.counters c where c.name = counter order by c.shard limit 1 for update skip locked);
  if not found then
    insert into public.counters (name, value) values (counter, by);
  end if;
end
$$;
revoke execute on function app.count_up from public;
grant execute on function app.count_up to service_role;

-- As a row trigger, with the counter's name as its argument.
create function app.count_rows() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform app.count_up(tg_argv[0], case tg_op when 'DELETE' then -1 else 1 end);
  return null;
end
$$;
revoke execute on function app.count_rows from public;

create trigger count_active_users after insert or delete on auth.users
  for each row execute function app.count_rows('active_users');

create trigger count_chat_interactions after insert on messages
  for each row when (new.role = 'user') execute function app.count_rows('chat_interactions');

create function public.get_public_metrics()
returns table (total_chat_interactions bigint, total_active_users bigint, total_api_requests bigint)
language sql stable as $$
  select
    coalesce(sum(value) filter (where name = 'chat_interactions'), 0)::bigint,
    coalesce(sum(value) filter (where name = 'active_users'), 0)::bigint,
    coalesce(sum(value) filter (where name = 'api_requests'), 0)::bigint
  from counters where name in ('chat_interactions', 'active_users', 'api_requests')
$$;
