-- What admins see and choose of models in the browser: what a test found, in which order models replace each other,
-- who may use them, and how their calls went.

-- Row-level security lets only this role see the rows.
set local role service_role;
update models set capabilities = '{"chat": true, "embeddings": false}'::jsonb || capabilities;
reset role;
alter table models
  alter column capabilities
    set default '{"chat": true, "tools": true, "jsonSchema": false, "vision": false, "embeddings": false}',
  add column tested_at timestamptz,
  -- The place in the order in which models replace a default that fails. Null: it replaces none.
  add column fallback_position int,
  -- True: only those named in model_audiences may use it.
  add column is_restricted boolean not null default false;

-- Until now every enabled model replaced the default, in the order of the providers.
set local role service_role;
update models set fallback_position = ordered.position from (
  select m.id, row_number() over (order by p.position, m.label, m.id) as position
  from models m join model_providers p on p.id = m.provider_id
  where m.is_enabled
) as ordered where ordered.id = models.id;
reset role;

-- The default model of each purpose. That of chat is models.is_default.
create table model_purposes (
  purpose text primary key check (purpose in ('fast', 'vision', 'embedding')),
  model_id uuid not null references models (id) on delete cascade
);
create index model_purposes_by_model on model_purposes (model_id);
select app.protect('model_purposes');

-- Who may use a restricted model: workspaces with a plan, and members of a team.
create table model_audiences (
  model_id uuid not null references models (id) on delete cascade,
  plan_key text check (plan_key ~ '^[a-z][a-z0-9_-]{0,63}$'),
  team_workspace_id uuid,
  team_id uuid,
  unique nulls not distinct (model_id, plan_key, team_workspace_id, team_id),
  foreign key (team_workspace_id, team_id) references teams (workspace_id, id) on delete cascade,
  check ((plan_key is null) <> (team_id is null) and (team_id is null) = (team_workspace_id is null))
);
create index model_audiences_by_team on model_audiences (team_workspace_id, team_id) where team_id is not null;
select app.protect('model_audiences');

-- The circuit breaker of each model, common to all servers.
create table model_health (
  model_id uuid primary key references models (id) on delete cascade,
  -- Failures that may pass by themselves, since the last answer.
  failures_in_row int not null default 0,
  last_answer_at timestamptz,
  last_failure_at timestamptz,
  last_failure_code text check (length(last_failure_code) <= 60),
  last_failure_message text check (length(last_failure_message) <= 500),
  -- What the provider said, bounded and without keys.
  last_failure_words text check (length(last_failure_words) <= 300),
  -- Until then the model replaces nobody and is replaced at once. Afterwards one call tries it.
  paused_until timestamptz,
  -- Until then one server's call is that trial.
  trial_until timestamptz
);
select app.protect('model_health');

create table model_call_counts (
  model_id uuid not null references models (id) on delete cascade,
  hour timestamptz not null,
  answered int not null default 0,
  failed int not null default 0,
  primary key (model_id, hour)
);
create index model_call_counts_by_age on model_call_counts (hour);
select app.protect('model_call_counts');
