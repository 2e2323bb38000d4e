-- The bytes of a workspace's files, each content once. They are in the store of files, under their hash.
create table file_blobs (
  workspace_id uuid not null,
  -- SHA-256 in hexadecimal digits.
  content_hash text not null,
  size_bytes bigint not null check (size_bytes > 0),
  created_at timestamptz not null default now(),
  primary key (workspace_id, content_hash)
);
select app.protect('file_blobs', 'select, insert, update');
create policy own_workspace on file_blobs to authenticated
  using (workspace_id = app.workspace_id()) with check (workspace_id = app.workspace_id());

-- What people uploaded. Two people's equal files are two rows of one content.
create table files (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  content_hash text not null,
  size_bytes bigint not null check (size_bytes > 0),
  name text not null check (char_length(name) between 1 and 200),
  state text not null check (state in ('storing', 'reading', 'ready', 'failed')),
  -- By content. Null until it is read.
  kind text check (kind in ('pdf', 'docx', 'xlsx', 'pptx', 'csv', 'markdown', 'html', 'code', 'text', 'image')),
  -- Why it cannot be read.
  problem text,
  -- Pages, slides or sheets; null where there are none.
  page_count int,
  -- Of the text; null for images.
  character_count int,
  is_cut_short boolean not null default false,
  -- How often reading has begun. It is also the fence of a reader.
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index files_by_user on files (workspace_id, user_id, created_at);
create index files_by_content on files (workspace_id, content_hash);
create index files_unfinished on files (updated_at) where state in ('storing', 'reading');
select app.protect('files', 'select, insert, update, delete');
create policy own on files to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The text of a file in passages of about a thousand characters, in order.
create table file_passages (
  workspace_id uuid not null,
  file_id uuid not null,
  number int not null,
  -- Where it stands, in words: `p. 3`, `slide 2`, `Revenue, rows 1-40`.
  place text not null,
  text text not null,
  primary key (workspace_id, file_id, number),
  foreign key (workspace_id, file_id) references files on delete cascade
);
select app.protect('file_passages', 'select');
-- Whoever sees the file sees its text.
create policy of_file on file_passages for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from files f where f.workspace_id = file_passages.workspace_id and f.id = file_id));

-- The files of a question. They keep a file, and go with either.
create table message_files (
  workspace_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  primary key (workspace_id, message_id, file_id),
  foreign key (workspace_id, message_id) references messages on delete cascade,
  foreign key (workspace_id, file_id) references files on delete cascade
);
create index message_files_by_file on message_files (workspace_id, file_id);
select app.protect('message_files', 'select, insert');
create policy of_message on message_files for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from messages m where m.workspace_id = message_files.workspace_id and m.id = message_id));
create policy own on message_files for insert to authenticated
  with check (workspace_id = app.workspace_id() and exists (
    select from files f where f.workspace_id = message_files.workspace_id and f.id = file_id
      and f.user_id = auth.uid()));

create policy granted on files for select to authenticated
  using (workspace_id = app.workspace_id() and id = any ((select app.granted('file'))::uuid[]));

-- Whoever may read a conversation reads the files of its questions.
create policy shared on files for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from message_files f where f.workspace_id = files.workspace_id and f.file_id = files.id));

-- What an answer was given of each file: the whole text, or which passages of it.
alter table messages add column given_files jsonb;
