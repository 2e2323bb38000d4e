-- What admins tell every assistant, and which tools they switched off. The zero workspace stands for the installation.

-- A version is never changed: a run names the ones it began with.
create table instruction_versions (
  workspace_id uuid not null,
  number integer not null check (number > 0),
  -- Empty: no instructions from then on.
  text text not null check (length(text) <= 8000),
  -- The earlier version whose text this one repeats.
  restored_from integer check (restored_from < number),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, number)
);
create index instruction_versions_by_author on instruction_versions (created_by) where created_by is not null;
select app.protect('instruction_versions');

create table tools_switched_off (
  workspace_id uuid not null,
  tool_name text not null check (length(tool_name) between 1 and 64),
  switched_off_by uuid references auth.users (id) on delete set null,
  switched_off_at timestamptz not null default now(),
  primary key (workspace_id, tool_name)
);
create index tools_switched_off_by_person on tools_switched_off (switched_off_by) where switched_off_by is not null;
select app.protect('tools_switched_off');

-- The versions that a run began with. Null: there were no instructions.
create table run_instructions (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  installation_number integer,
  workspace_number integer,
  created_at timestamptz not null default now(),
  primary key (workspace_id, run_id),
  foreign key (workspace_id, run_id) references runs on delete cascade
);
select app.protect('run_instructions', 'select');
create policy own on run_instructions for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
