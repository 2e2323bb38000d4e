-- What Undo needs to bring back a memory that a tool call erased. It goes an hour later. Only the person reads it.
create table forgotten_memories (
  workspace_id uuid not null,
  -- The tool call that erased it.
  call_id uuid not null,
  user_id uuid not null,
  memory_id uuid not null,
  agent_id uuid,
  text text not null,
  state text not null,
  source text not null,
  created_at timestamptz not null,
  forgotten_at timestamptz not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, user_id) references memberships on delete cascade
);
create index forgotten_memories_by_person on forgotten_memories (workspace_id, user_id);
create index forgotten_memories_by_user on forgotten_memories (user_id);
create index forgotten_memories_by_age on forgotten_memories (forgotten_at);
select app.protect('forgotten_memories', 'select, insert, delete');
create policy own on forgotten_memories to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
