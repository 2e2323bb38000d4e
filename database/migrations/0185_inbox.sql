-- What an agent asks its person. Open until it is answered, its time is over, or its run has ended.
create table questions (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  tool_call_id uuid not null,
  conversation_id uuid,
  -- Whom the run works for, and who answers.
  user_id uuid not null,
  text text not null,
  form jsonb not null,
  -- The label of the question, which a model wrote.
  integrity text not null,
  readers text[] not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- One value for each field of the form.
  answer jsonb,
  answered_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, tool_call_id),
  foreign key (workspace_id, run_id) references runs on delete cascade,
  check ((answer is null) = (answered_at is null))
);
create index questions_of_person on questions (user_id, id desc);
create index questions_by_run on questions (workspace_id, run_id);
select app.protect('questions', 'select, insert, update');
create policy own on questions to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- A failed run that its person has seen and needs nothing of.
create table dismissed_runs (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  dismissed_at timestamptz not null,
  primary key (workspace_id, run_id),
  foreign key (workspace_id, run_id) references runs on delete cascade
);
create index dismissed_runs_by_person on dismissed_runs (user_id);
select app.protect('dismissed_runs', 'select, insert');
create policy own on dismissed_runs to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

create index runs_failed on runs (workspace_id, user_id, id desc) where status = 'failed' and parent_run_id is null;

-- People who do not want mails about what waits for them.
create table muted_inbox_mails (
  user_id uuid primary key references auth.users on delete cascade,
  muted_at timestamptz not null
);
select app.protect('muted_inbox_mails', 'select, insert, delete');
create policy own on muted_inbox_mails to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
