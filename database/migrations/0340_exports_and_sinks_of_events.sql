-- Events of a log as a file, made by a job. The row goes when its person removes it or it expires.
create table event_exports (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  scope text not null check (scope in ('workspace', 'installation')),
  form text not null check (form in ('jsonl', 'csv', 'ocsf')),
  filter jsonb not null,
  -- Events below this number were there when the export was asked for.
  below_number bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'writing', 'ready', 'failed')),
  -- Why there is no file.
  problem text check (problem in ('too_large', 'interrupted', 'not_permitted')),
  size_bytes bigint,
  -- How often writing has begun. It is also the fence of a writer.
  attempts int not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index event_exports_by_user on event_exports (user_id);
create index event_exports_by_state on event_exports (state, updated_at);
select app.protect('event_exports', 'select, insert, delete');
create policy own on event_exports to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The files in the store, and how far they have come. A row comes before its bytes and goes after them, so none are
-- forgotten.
create table event_export_contents (
  workspace_id uuid not null,
  id uuid not null,
  done_count int not null default 0,
  -- How much of the log was looked at, from 0 to 1.
  share real not null default 0,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
select app.protect('event_export_contents', 'select');
create policy of_export on event_export_contents for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from event_exports e where e.workspace_id = event_export_contents.workspace_id
      and e.id = event_export_contents.id));

-- Where the events of a workspace go as they are recorded.
create table event_sinks (
  workspace_id uuid not null,
  id uuid not null,
  created_by uuid not null,
  kind text not null check (kind in ('webhook', 's3', 'syslog')),
  name text not null check (length(name) between 1 and 80),
  address text not null,
  -- None: all.
  categories text[] not null default '{}',
  paused_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (id)
);
select app.protect('event_sinks', 'select, insert, update, delete');
create policy administered on event_sinks to authenticated
  using (workspace_id = app.workspace_id() and workspace_id = any ((select app.logs_read())::uuid[]))
  with check (workspace_id = app.workspace_id() and workspace_id = any ((select app.logs_read())::uuid[]));

create table event_sink_secrets (
  sink_id uuid primary key,
  workspace_id uuid not null,
  sealed_secret text not null,
  -- The one before, with which deliveries are signed as well until then.
  sealed_previous text,
  previous_until timestamptz,
  foreign key (workspace_id, sink_id) references event_sinks on delete cascade
);
create index event_sink_secrets_of_sink on event_sink_secrets (workspace_id, sink_id);
select app.protect('event_sink_secrets', 'select, insert, update, delete');
create policy administered on event_sink_secrets to authenticated
  using (workspace_id = app.workspace_id() and workspace_id = any ((select app.logs_read())::uuid[]))
  with check (workspace_id = app.workspace_id() and workspace_id = any ((select app.logs_read())::uuid[]));

-- How far a sink has come in the log of its workspace, and how its last deliveries went.
create table event_sink_positions (
  sink_id uuid primary key,
  workspace_id uuid not null,
  generation int not null,
  -- The first entry that was not delivered.
  next_index bigint not null,
  -- The end of a batch that may have arrived: whatever happens, it is sent again as it was.
  batch_end bigint,
  delivered_count bigint not null default 0,
  delivered_at timestamptz,
  failures int not null default 0,
  -- What the other side said.
  error text,
  failed_at timestamptz,
  retry_at timestamptz,
  -- Whoever delivers at the moment, and until when nobody else does.
  lease uuid,
  leased_until timestamptz,
  foreign key (workspace_id, sink_id) references event_sinks on delete cascade
);
create index event_sink_positions_of_sink on event_sink_positions (workspace_id, sink_id);
select app.protect('event_sink_positions', 'select, insert, update, delete');
create policy administered on event_sink_positions to authenticated
  using (workspace_id = app.workspace_id() and workspace_id = any ((select app.logs_read())::uuid[]))
  with check (workspace_id = app.workspace_id() and workspace_id = any ((select app.logs_read())::uuid[]));
