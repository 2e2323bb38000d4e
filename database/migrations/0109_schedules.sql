-- What runs by the clock, and at which moments it did: a slot is a row, so that it fires once however many servers look.
create table schedules (
  id uuid primary key default gen_random_uuid(),
  -- Null for the installation.
  workspace_id uuid,
  -- The feature that put it there, and what it calls it.
  owner text not null check (length(owner) <= 60),
  name text not null check (length(name) <= 200),
  -- Rows that the program declares come and go with its version.
  is_declared boolean not null default false,
  cron text not null check (length(cron) <= 100),
  time_zone text not null default 'UTC' check (length(time_zone) <= 60),
  job text not null check (length(job) <= 100),
  payload jsonb not null default '{}',
  -- What becomes of slots that no server saw.
  missed text not null default 'latest' check (missed in ('skip', 'latest', 'all')),
  is_enabled boolean not null default true,
  -- Null: never again.
  next_slot timestamptz,
  unique nulls not distinct (workspace_id, owner, name)
);
create index schedules_due on schedules (next_slot) where is_enabled;
select app.protect('schedules');

create table schedule_slots (
  schedule_id uuid not null references schedules on delete cascade,
  slot timestamptz not null,
  fired_at timestamptz not null,
  primary key (schedule_id, slot)
);
create index schedule_slots_by_age on schedule_slots (fired_at);
select app.protect('schedule_slots');
