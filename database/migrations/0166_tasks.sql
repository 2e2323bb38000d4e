-- What somebody should get done. The person who asks and the person who does it see it.
create table tasks (
  workspace_id uuid not null,
  -- The id of the tool call that made it, or one of its own.
  id uuid not null,
  requester_id uuid not null,
  assignee_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  body text not null default '' check (length(body) <= 10000),
  state text not null default 'open' check (state in ('open', 'in_progress', 'done', 'cancelled')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  due_at timestamptz,
  -- Who could have written it, and who may read it.
  integrity text not null,
  readers text[] not null,
  -- The run and the tool call that made it.
  source_run_id uuid,
  source_call_id uuid,
  -- Goes up with every change: what was read is what is changed.
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index tasks_by_assignee on tasks (workspace_id, assignee_id, state, id desc);
create index tasks_by_requester on tasks (workspace_id, requester_id, state, id desc);
create index tasks_of_assignee on tasks (assignee_id);
create index tasks_of_requester on tasks (requester_id);
select app.protect('tasks', 'select, insert, update, delete');
create policy requested on tasks to authenticated
  using (workspace_id = app.workspace_id() and requester_id = auth.uid())
  with check (workspace_id = app.workspace_id() and requester_id = auth.uid());
create policy assigned on tasks for select to authenticated
  using (workspace_id = app.workspace_id() and assignee_id = auth.uid());
create policy assigned_to_change on tasks for update to authenticated
  using (workspace_id = app.workspace_id() and assignee_id = auth.uid())
  with check (workspace_id = app.workspace_id() and assignee_id = auth.uid());
