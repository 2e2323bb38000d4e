-- Runs: everything the assistant does, journalled step by step.

create table runs (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- What the run answers: the kind of its host (e.g. 'conversation') and the ids that the host knows it by.
  host text not null,
  host_id uuid not null,
  message_id uuid,
  status text not null check (status in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled')),
  model_ref text,
  model jsonb,
  time_zone text not null default 'UTC',
  attempt int not null default 0,
  -- How often its holder fell silent; handing it back does not count.
  crash_count int not null default 0,
  step_count int not null default 0,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  error jsonb,
  cancel_requested_at timestamptz,
  -- Who advances it: writes of anyone whose fence is not this one are refused.
  node_id text,
  fence int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  primary key (workspace_id, id)
);
create unique index runs_by_id on runs (id);
create index runs_to_advance on runs (lease_until nulls first) where status in ('queued', 'running');
create index runs_by_host on runs (workspace_id, host, host_id, id desc);
select app.protect('runs', 'select, insert, update');
create policy own on runs to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

create table run_steps (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  number int not null,
  attempt int not null,
  user_id uuid not null,
  status text not null check (status in ('running', 'succeeded', 'failed', 'interrupted')),
  -- The model that was asked, and in the end the one that answered.
  model jsonb not null,
  -- What the model said in this step, in order: texts, reasoning, tool calls.
  content jsonb not null default '[]',
  finish_reason text,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  error jsonb,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, run_id, number, attempt),
  foreign key (workspace_id, run_id) references runs on delete cascade
);
select app.protect('run_steps', 'select');
create policy own on run_steps for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The stream of a run: chunks first_seq to last_seq, one JSON text a line. Kept for a day after the run.
create table run_chunks (
  workspace_id uuid not null,
  run_id uuid not null,
  first_seq int not null,
  last_seq int not null,
  user_id uuid not null,
  lines text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, run_id, first_seq)
);
create index run_chunks_by_age on run_chunks using brin (created_at);
alter table run_chunks set (autovacuum_vacuum_insert_scale_factor = 1);
select app.protect('run_chunks', 'select');
create policy own on run_chunks for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
