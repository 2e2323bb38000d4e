-- What a person had the assistant remember of them, and what it proposes. Only the person reads it.
create table memories (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- The agent for which it is kept. Null: for all conversations. An agent that is gone keeps its id here, so that what
  -- was meant for it alone is never given to others.
  agent_id uuid,
  text text not null check (length(text) between 1 and 500),
  state text not null check (state in ('proposed', 'kept', 'off')),
  -- asked: the person asked for it in a conversation. proposed: the assistant had the idea. typed: in the settings.
  source text not null check (source in ('asked', 'proposed', 'typed')),
  conversation_id uuid,
  message_id uuid,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  foreign key (workspace_id, conversation_id) references conversations on delete set null (conversation_id),
  foreign key (workspace_id, message_id) references messages on delete set null (message_id)
);
create index memories_of_person on memories (workspace_id, user_id, id);
create index memories_of_user on memories (user_id);
create index memories_by_conversation on memories (workspace_id, conversation_id) where conversation_id is not null;
create index memories_by_message on memories (workspace_id, message_id) where message_id is not null;
select app.protect('memories', 'select, insert, delete');
-- What a memory is, and where it comes from, stays.
grant update (agent_id, text, state, version, changed_at) on memories to authenticated;
create policy own on memories to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The memories with which a run began, with their words of then. Erasing a memory erases them here.
create table run_memories (
  workspace_id uuid not null,
  run_id uuid not null,
  memory_id uuid not null,
  user_id uuid not null,
  -- Its place in the prompt.
  place int not null,
  text text not null,
  given_at timestamptz not null default now(),
  primary key (workspace_id, run_id, memory_id),
  foreign key (workspace_id, run_id) references runs on delete cascade,
  foreign key (workspace_id, memory_id) references memories on delete cascade
);
create index run_memories_by_memory on run_memories (workspace_id, memory_id, given_at);
create index run_memories_by_user on run_memories (user_id);
select app.protect('run_memories', 'select');
create policy own on run_memories for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());

-- Where a person wants memory, or does not: in one conversation, or anywhere (no conversation). Without a row it is
-- used in conversations that nobody else reads.
create table memory_choices (
  workspace_id uuid not null,
  user_id uuid not null,
  conversation_id uuid,
  choice text not null check (choice in ('on', 'off')),
  chosen_at timestamptz not null,
  unique nulls not distinct (workspace_id, user_id, conversation_id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index memory_choices_by_conversation on memory_choices (workspace_id, conversation_id);
create index memory_choices_by_user on memory_choices (user_id);
select app.protect('memory_choices', 'select, insert, update, delete');
create policy own on memory_choices to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
