-- What the payment sandbox keeps: a provider of its own that happens to live in the same database. Its role
-- sees only this schema, and no role of the product sees it: they meet over the protocol alone.

do $$
begin
  if not exists (select from pg_roles where rolname = 'payment_sandbox') then
    create role payment_sandbox nologin noinherit;
  end if;
end
$$;

create schema payment_sandbox;
grant usage on schema payment_sandbox to payment_sandbox;

create function payment_sandbox.protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy sandbox on %s to payment_sandbox using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to payment_sandbox', target);
end
$$;
revoke execute on function payment_sandbox.protect from public;

-- Everything that has an id in the protocol. `data` is what the protocol shows, `private` what it does not.
create table payment_sandbox.objects (
  id text primary key,
  kind text not null,
  seq bigint generated always as identity,
  customer_id text,
  -- When something is to happen to it, by the clock of its customer; absent when nothing is.
  due_at timestamptz,
  -- What failed when it was due is tried again, by the clock on the wall, and holds nothing else up meanwhile.
  due_failures int not null default 0,
  due_again_at timestamptz,
  data jsonb not null,
  private jsonb not null default '{}'
);
create index objects_by_kind on payment_sandbox.objects (kind, seq desc);
create index objects_by_customer on payment_sandbox.objects (customer_id, kind, seq desc);
create index objects_due on payment_sandbox.objects (due_at) where due_at is not null;
select payment_sandbox.protect('payment_sandbox.objects');

-- By how much the clock of a customer is ahead of the clock on the wall, or at what time it stands.
create table payment_sandbox.clocks (
  customer_id text primary key,
  offset_ms bigint not null default 0 check (offset_ms >= 0),
  test_clock_id text,
  frozen_at timestamptz,
  check ((test_clock_id is null) = (frozen_at is null))
);
create index clocks_by_test_clock on payment_sandbox.clocks (test_clock_id) where test_clock_id is not null;
select payment_sandbox.protect('payment_sandbox.clocks');

-- Answers to requests with an Idempotency-Key, written in the transaction that did what was asked.
create table payment_sandbox.idempotency (
  key text primary key,
  fingerprint text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index idempotency_by_age on payment_sandbox.idempotency (created_at);
select payment_sandbox.protect('payment_sandbox.idempotency');

-- Events for the webhook, each as often as it is to be brought; what came of it stays to be looked at.
create table payment_sandbox.deliveries (
  id bigint primary key generated always as identity,
  event_id text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'taken', 'given_up', 'dropped')),
  attempts int not null default 0,
  next_at timestamptz not null,
  finished_at timestamptz,
  last_error text
);
create index deliveries_due on payment_sandbox.deliveries (next_at, id) where outcome = 'waiting';
create index deliveries_by_event on payment_sandbox.deliveries (event_id);
select payment_sandbox.protect('payment_sandbox.deliveries');

-- What is to go wrong, and how many times more.
create table payment_sandbox.faults (
  kind text primary key,
  remaining int not null check (remaining > 0)
);
select payment_sandbox.protect('payment_sandbox.faults');
