-- A run can wait. What it waits for is a row; nothing else of it is held anywhere until that is there.

alter table runs
  -- Which kind of driver advances it.
  add column driver text not null default 'model',
  -- What started it; every run so far answers a message.
  add column trigger_kind text not null default 'message'
    check (trigger_kind in ('message', 'task', 'schedule', 'webhook', 'event', 'api', 'run')),
  add column trigger_id uuid,
  add column agent_version_id uuid,
  -- The run that started it and waits for it, and in which of its steps.
  add column parent_run_id uuid,
  add column parent_step_key text,
  -- How many runs are above it.
  add column depth smallint not null default 0,
  -- When it goes on at the latest; only while it waits.
  add column wake_at timestamptz,
  -- For how long it was worked on, without `active_since` until now.
  add column active_ms bigint not null default 0,
  add column active_since timestamptz,
  add check (parent_run_id is null or parent_step_key is not null),
  add foreign key (workspace_id, parent_run_id) references runs on delete cascade;
alter table runs alter column driver drop default, alter column trigger_kind drop default;
create unique index runs_by_parent on runs (workspace_id, parent_run_id, parent_step_key)
  where parent_run_id is not null;
create index runs_to_wake on runs (wake_at) where status = 'waiting' and wake_at is not null;

-- A step has a key, unique in its run however often it is tried, and need not ask a model.
alter table run_steps
  add column kind text not null default 'model',
  add column step_key text;
-- A change of the type is no change of rows, which policies would hide from the owner.
alter table run_steps alter column step_key type text using number::text;
alter table run_steps
  alter column kind drop default,
  alter column step_key set not null,
  alter column model drop not null,
  drop constraint run_steps_status_check,
  add constraint run_steps_status_check check (status in ('running', 'waiting', 'succeeded', 'failed', 'interrupted')),
  drop constraint run_steps_workspace_id_run_id_number_attempt_key,
  add unique (workspace_id, run_id, step_key, attempt);

create table run_waits (
  workspace_id uuid not null,
  run_id uuid not null,
  step_key text not null check (length(step_key) between 1 and 500),
  user_id uuid not null,
  kind text not null check (kind in ('approval', 'answer', 'time', 'child_run', 'event')),
  subject_id uuid,
  -- When the run goes on even though nothing came.
  wake_at timestamptz,
  -- When its step declared it. Absent: what is waited for came first, and waits to be asked for.
  declared_at timestamptz,
  satisfied_at timestamptz,
  result jsonb,
  -- When the run was told that it need not wait; declared again after that, it is a new wait.
  consumed_at timestamptz,
  -- When the run ended without it.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, run_id, step_key),
  foreign key (workspace_id, run_id) references runs on delete cascade
);
create index run_waits_by_user on run_waits (user_id);
select app.protect('run_waits', 'select');
create policy own on run_waits for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());

-- Satisfies a wait once, and queues the run if it waits for it: 'woken'. 'kept' is for a run that does not wait for it
-- now and finds it when it declares the wait, 'late' for a wait that is satisfied or closed, 'over' for a run that ended
-- or is none. The row of the run is locked first, as by everything that changes a run.
create function app.satisfy_wait(workspace uuid, run uuid, key text, wait_kind text, subject uuid, outcome jsonb)
returns text language plpgsql as $$
declare
  held record;
  declared timestamptz;
begin
  select r.user_id, r.status, r.ended_at into held
  from runs r where r.workspace_id = workspace and r.id = run for update;
  if not found or held.ended_at is not null then return 'over'; end if;

  insert into run_waits as w (workspace_id, run_id, step_key, user_id, kind, subject_id, satisfied_at, result)
  values (workspace, run, key, held.user_id, wait_kind, subject, now(), outcome)
  on conflict (workspace_id, run_id, step_key) do update set satisfied_at = now(), result = excluded.result
    where w.satisfied_at is null and w.closed_at is null
  returning w.declared_at into declared;
  if not found then return 'late'; end if;
  if held.status <> 'waiting' or declared is null then return 'kept'; end if;

  update runs set status = 'queued', wake_at = null where workspace_id = workspace and id = run;
  return 'woken';
end
$$;
