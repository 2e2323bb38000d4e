-- Where a person keeps a conversation: pinned, in a folder, or archived. A conversation without a filing is in the list.
create table folders (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- The order in which its person put it.
  place int not null default 0,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index folders_by_user on folders (workspace_id, user_id, place, id);
create index folders_of_user on folders (user_id);
select app.protect('folders', 'select, insert, update, delete');
create policy own on folders to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

create table filings (
  workspace_id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  state text not null check (state in ('pinned', 'in_folder', 'archived')),
  folder_id uuid,
  filed_at timestamptz not null default now(),
  primary key (workspace_id, user_id, conversation_id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade,
  -- A deleted folder leaves its conversations in the list.
  foreign key (workspace_id, folder_id) references folders on delete cascade,
  check ((state = 'in_folder') = (folder_id is not null))
);
create index filings_by_state on filings (workspace_id, user_id, state);
create index filings_by_folder on filings (workspace_id, folder_id) where folder_id is not null;
create index filings_by_conversation on filings (workspace_id, conversation_id);
create index filings_of_user on filings (user_id);
select app.protect('filings', 'select, insert, update, delete');
create policy own on filings to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
