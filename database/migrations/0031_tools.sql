-- Tool calls: every use of a tool in a run, journalled before it is tried.

create table tool_calls (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  step_id uuid not null,
  conversation_id uuid,
  user_id uuid not null,
  tool_name text not null,
  input jsonb not null,
  effect text not null check (effect in ('read', 'write', 'send')),
  output_trust text not null check (output_trust in ('organization', 'untrusted')),
  status text not null check (status in ('proposed', 'executing', 'succeeded', 'failed', 'denied', 'unknown')),
  attempt int not null default 1,
  output jsonb,
  summary text not null default '',
  sources jsonb not null default '[]',
  error_code text,
  error_message text,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index tool_calls_by_run on tool_calls (workspace_id, run_id, id);
create index tool_calls_by_conversation on tool_calls (workspace_id, conversation_id);
select app.protect('tool_calls', 'select, insert, update, delete');
create policy own on tool_calls to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
