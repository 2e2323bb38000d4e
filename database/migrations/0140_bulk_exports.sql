-- Several conversations as one zip, made by a job. The row goes when its person removes it or it expires.
create table bulk_exports (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  form text not null check (form in ('json', 'markdown')),
  -- Null: all conversations of the person.
  conversation_ids uuid[] check (cardinality(conversation_ids) between 1 and 100),
  state text not null default 'waiting' check (state in ('waiting', 'packing', 'ready', 'failed')),
  -- Why there is no file.
  problem text check (problem in ('too_large', 'empty', 'interrupted')),
  size_bytes bigint,
  -- How often packing has begun. It is also the fence of a packer.
  attempts int not null default 0,
  -- How long it can be downloaded once it is ready.
  kept_hours int not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index bulk_exports_by_user on bulk_exports (user_id);
create index bulk_exports_by_state on bulk_exports (state, updated_at);
select app.protect('bulk_exports', 'select, insert, update, delete');
create policy own on bulk_exports to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The zips in the store of files, and how far they have come. A row comes before its bytes and goes after them, so none
-- are forgotten.
create table bulk_export_contents (
  workspace_id uuid not null,
  id uuid not null,
  done_count int not null default 0,
  total_count int,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
select app.protect('bulk_export_contents', 'select');
create policy of_export on bulk_export_contents for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from bulk_exports e where e.workspace_id = bulk_export_contents.workspace_id
      and e.id = bulk_export_contents.id));
