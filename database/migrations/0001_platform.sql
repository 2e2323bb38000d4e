-- The ground: schemas, roles, the helpers that row-level security policies use, and platform tables.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end
$$;

create schema if not exists auth;
create schema if not exists app;

grant usage on schema public, auth, app to anon, authenticated, service_role;

-- Claims of the caller, set by the server at the start of every transaction. An unset setting is ''.
create function auth.jwt() returns jsonb language sql stable as
  $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create function auth.uid() returns uuid language sql stable as
  $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

create function auth.role() returns text language sql stable as
  $$ select auth.jwt() ->> 'role' $$;

create function auth.email() returns text language sql stable as
  $$ select auth.jwt() ->> 'email' $$;

-- The workspace in which the caller acts; the server proves the membership before it sets the claim.
create function app.workspace_id() returns uuid language sql stable as
  $$ select nullif(auth.jwt() ->> 'workspace_id', '')::uuid $$;

-- Gives a table forced row-level security, full access for background work, and the grants for people.
create function app.protect(target regclass, people_may text default '') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy service on %s to service_role using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
  if people_may <> '' then
    execute format('grant %s on %s to authenticated', people_may, target);
  end if;
end
$$;
revoke execute on function app.protect from public;

-- What features tell each other and the browsers.
create table events (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid,
  name text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index events_by_workspace on events (workspace_id, id);
create index events_by_age on events (created_at);
select app.protect('events', 'select, insert');
create policy own_workspace on events to authenticated
  using (workspace_id = app.workspace_id() and (user_id is null or user_id = auth.uid()))
  with check (workspace_id = app.workspace_id());

-- Keys that seal the personal fields of audit events: one per subject and quarter, so that destroying
-- a key erases the fields and leaves the event.
create table data_keys (
  id uuid primary key,
  workspace_id uuid not null,
  subject_id uuid not null,
  quarter text not null,
  wrapped_key text not null,
  created_at timestamptz not null default now(),
  unique (workspace_id, subject_id, quarter)
);
select app.protect('data_keys');

-- The proof of what happened. Rows are only ever added.
create table audit_events (
  id uuid primary key,
  workspace_id uuid not null,
  act text not null,
  actor_type text not null,
  actor_id text,
  -- The run that the event belongs to; the same as in the envelope, for looking it up.
  run_id uuid,
  occurred_at timestamptz not null,
  envelope bytea not null check (octet_length(envelope) <= 65535),
  sealed bytea,
  data_key_id uuid,
  transaction_id xid8 not null default pg_current_xact_id()
);
create index audit_events_by_workspace on audit_events (workspace_id, id desc);
create index audit_events_by_run on audit_events (workspace_id, run_id, id) where run_id is not null;
create index audit_events_by_act on audit_events (workspace_id, act, id desc);
select app.protect('audit_events', 'select, insert');
revoke update, delete, truncate on audit_events from service_role;
create policy own_insert on audit_events for insert to authenticated with check (workspace_id = app.workspace_id());
create policy own_select on audit_events for select to authenticated
  using (workspace_id = app.workspace_id() and actor_id = auth.uid()::text);

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Audit events are only ever added' using errcode = '42501';
end
$$;
create trigger audit_events_are_final before update or delete on audit_events
  for each row execute function app.refuse_change();
create trigger audit_events_are_kept before truncate on audit_events
  for each statement execute function app.refuse_change();

-- Requests that carried an Idempotency-Key. `performed_at` is written by the transaction that does what was asked.
create table idempotency_keys (
  workspace_id uuid not null,
  user_id uuid not null,
  key text not null,
  route text not null,
  request_hash text not null,
  -- Which request holds the key: only that one may perform.
  request_id uuid not null,
  performed_at timestamptz,
  -- The answer, of routes whose answers hold nothing that a person wrote; else null.
  status int,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id, key, route)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select app.protect('idempotency_keys', 'select, insert, update');
create policy own on idempotency_keys to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- Token buckets: `tokens` left at `updated_at`.
create table rate_limits (
  key text primary key,
  tokens double precision not null,
  updated_at timestamptz not null default now()
);
create index rate_limits_by_age on rate_limits (updated_at);
select app.protect('rate_limits');

-- The tokens that a bucket with `tokens` at `since` has now.
create function app.tokens_now(tokens double precision, since timestamptz, burst int, per_minute double precision)
returns double precision language sql volatile as
  $$ select least(burst, tokens + extract(epoch from clock_timestamp() - since) * per_minute / 60) $$;

-- Takes one token; returns the milliseconds to wait, 0 when a token was there. Being refused costs nothing: whoever
-- keeps trying does not keep the bucket empty for others.
create function app.take_token(bucket text, burst int, per_minute double precision) returns int
language plpgsql as $$
begin
  -- A crash of the database may forget a token: that is cheaper than a wait for the disk at each request.
  perform set_config('synchronous_commit', 'off', true);
  insert into rate_limits as r (key, tokens, updated_at) values (bucket, burst - 1, clock_timestamp())
  on conflict (key) do update set
    tokens = app.tokens_now(r.tokens, r.updated_at, burst, per_minute) - 1, updated_at = clock_timestamp()
  where app.tokens_now(r.tokens, r.updated_at, burst, per_minute) >= 1;
  if found then return 0; end if;
  return (select ceil(greatest(0, 1 - app.tokens_now(r.tokens, r.updated_at, burst, per_minute)) * 60000 / per_minute)
    from rate_limits r where r.key = bucket);
end
$$;

-- Small facts of the installation that nobody edits: its id, the version that last ran.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
select app.protect('installation');
