-- What starts a run without a person at the keyboard: a schedule, a webhook, an event of the product.
create table triggers (
  workspace_id uuid not null,
  id uuid not null,
  -- Whom its runs work for.
  user_id uuid not null,
  kind text not null check (kind in ('schedule', 'webhook', 'event')),
  name text not null check (char_length(name) between 1 and 100),
  -- What is asked each time.
  question text not null check (char_length(question) between 1 and 16000),
  -- Null: the assistant.
  agent_id uuid,
  time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 60),
  -- What happens while its last run still works.
  overlap text not null default 'skip' check (overlap in ('skip', 'start')),
  -- A schedule: when, and what becomes of slots that no server saw.
  cron text check (char_length(cron) between 1 and 100),
  missed text check (missed in ('skip', 'latest', 'all')),
  -- A webhook: how a delivery proves that it comes from the sender.
  proof text check (proof in ('bearer', 'signature')),
  -- An event: which, and a text that its title has to contain.
  event text check (char_length(event) between 1 and 60),
  contains text check (char_length(contains) between 1 and 200),
  paused_at timestamptz,
  paused_because text check (paused_because in ('person', 'agent', 'failures', 'chosen')),
  -- Failures before this do not count.
  active_since timestamptz not null default now(),
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((kind = 'schedule') = (cron is not null)),
  check ((kind = 'schedule') = (missed is not null)),
  check ((kind = 'webhook') = (proof is not null)),
  check ((kind = 'event') = (event is not null)),
  check (kind = 'event' or contains is null),
  check ((paused_at is null) = (paused_because is null))
);
create index triggers_of_person on triggers (user_id, id desc);
create index triggers_of_agent on triggers (workspace_id, agent_id) where agent_id is not null;
create index triggers_deleted on triggers (deleted_at) where deleted_at is not null;
select app.protect('triggers', 'select, insert, update');
create policy own on triggers to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- Secrets of webhooks, sealed with the key of the installation.
create table trigger_secrets (
  workspace_id uuid not null,
  trigger_id uuid primary key,
  user_id uuid not null,
  sealed_secret text not null,
  -- The one before, as long as it is still accepted.
  sealed_previous text,
  previous_until timestamptz,
  foreign key (workspace_id, trigger_id) references triggers on delete cascade,
  check ((sealed_previous is null) = (previous_until is null))
);
create index trigger_secrets_of_trigger on trigger_secrets (workspace_id, trigger_id);
create index trigger_secrets_of_person on trigger_secrets (user_id);
select app.protect('trigger_secrets', 'select, insert, update');
create policy own on trigger_secrets to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- Each time that a trigger had a reason to start a run, and what came of it.
create table trigger_firings (
  workspace_id uuid not null,
  id uuid not null,
  trigger_id uuid not null,
  user_id uuid not null,
  cause text not null check (cause in ('slot', 'delivery', 'event', 'by_hand')),
  -- The slot, the delivery or the event: each fires once.
  key text not null check (char_length(key) between 1 and 260),
  -- The slot, or when it came.
  due_at timestamptz not null,
  fired_at timestamptz not null,
  outcome text not null check (outcome in ('started', 'skipped', 'refused')),
  reason_code text,
  reason text check (char_length(reason) <= 500),
  -- Of a delivery. The same id with another body is refused.
  body_hash text,
  conversation_id uuid,
  run_id uuid,
  -- The triggers whose runs led to it, the first one first.
  origins uuid[] not null default '{}',
  primary key (workspace_id, id),
  unique (workspace_id, trigger_id, key),
  foreign key (workspace_id, trigger_id) references triggers on delete cascade,
  check ((outcome = 'started') = (run_id is not null)),
  check ((outcome = 'started') = (conversation_id is not null)),
  check ((outcome = 'started') = (reason is null))
);
create index trigger_firings_of_trigger on trigger_firings (workspace_id, trigger_id, id desc);
create index trigger_firings_of_run on trigger_firings (workspace_id, run_id) where run_id is not null;
create index trigger_firings_of_person on trigger_firings (user_id);
create index trigger_firings_by_age on trigger_firings (fired_at);
select app.protect('trigger_firings', 'select, insert');
create policy own on trigger_firings to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
