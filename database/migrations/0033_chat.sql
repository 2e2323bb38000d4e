-- Conversations and their messages. Messages form a tree: an edit or a retry is another child of the same parent.

create table conversations (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  -- The last message of the branch that is shown.
  leaf_message_id uuid,
  active_run_id uuid,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index conversations_by_user on conversations (workspace_id, user_id, updated_at desc, id desc) where deleted_at is null;
create index conversations_deleted on conversations (deleted_at) where deleted_at is not null;
select app.protect('conversations', 'select, insert, update');
create policy own on conversations to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

create table messages (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  parent_id uuid,
  user_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  status text not null check (status in ('streaming', 'complete', 'failed', 'cancelled')),
  parts jsonb not null default '[]',
  -- The plain text of the parts, for search.
  body text not null default '',
  run_id uuid,
  model jsonb,
  error jsonb,
  usage jsonb,
  duration_ms int,
  created_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple', left(body, 100000))) stored,
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index messages_by_conversation on messages (workspace_id, conversation_id, id);
create index messages_by_parent on messages (workspace_id, parent_id) where parent_id is not null;
create index messages_search on messages using gin (search);
select app.protect('messages', 'select, insert, update');
create policy own on messages to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
