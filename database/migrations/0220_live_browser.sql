-- The live browser of a run. The browser itself is a process of the server that `node_id` names.
create table browser_sessions (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  conversation_id uuid,
  node_id text not null,
  opened_at timestamptz not null default now(),
  -- When its server last said that it is alive.
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text check (ended_because in ('run', 'idle', 'lost', 'server')),
  -- Since when something of the person may be on its pages: typed, chosen, filled in, or taken over.
  personal_at timestamptz,
  taken_over_at timestamptz,
  -- When the person last did something on the page.
  person_seen_at timestamptz,
  handed_back_at timestamptz,
  -- When the model was told that the page was handed back.
  told_at timestamptz,
  -- Tool calls that wait until the person hands it back.
  waiting_calls uuid[] not null default '{}',
  primary key (workspace_id, run_id)
);
create index browser_sessions_by_user on browser_sessions (user_id);
create index browser_sessions_open on browser_sessions (workspace_id, seen_at) where ended_at is null;
select app.protect('browser_sessions', 'select, insert, update, delete');
create policy own on browser_sessions to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
-- Whoever may read a conversation may watch its browser.
create policy shared on browser_sessions for select to authenticated
  using (workspace_id = app.workspace_id() and exists (select from conversations c
    where c.workspace_id = browser_sessions.workspace_id and c.id = browser_sessions.conversation_id));

-- What one server asks of the browser of another: gone within seconds. Sealed, since a person may type a secret.
create unlogged table browser_orders (
  id uuid primary key,
  workspace_id uuid not null,
  run_id uuid not null,
  node_id text not null,
  sealed_order text not null,
  sealed_reply text,
  taken_at timestamptz,
  created_at timestamptz not null default now()
);
create index browser_orders_by_node on browser_orders (node_id) where taken_at is null;
select app.protect('browser_orders');

-- The page after each act, as a small JPEG.
create table browser_pictures (
  workspace_id uuid not null,
  -- The tool call.
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid,
  picture bytea not null check (length(picture) <= 400000),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index browser_pictures_by_user on browser_pictures (user_id);
create index browser_pictures_by_age on browser_pictures (created_at);
select app.protect('browser_pictures', 'select, insert, update, delete');
create policy own on browser_pictures to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy shared on browser_pictures for select to authenticated
  using (workspace_id = app.workspace_id() and exists (select from conversations c
    where c.workspace_id = browser_pictures.workspace_id and c.id = browser_pictures.conversation_id));

-- Passwords that a person stored for one website each. No model reads them.
create table browser_secrets (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- `https://example.com`: only pages of exactly this origin get it.
  origin text not null check (length(origin) <= 300),
  sealed_value text not null,
  -- Since when it is filled in without asking.
  automatic_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index browser_secrets_by_name on browser_secrets (workspace_id, user_id, lower(name));
create index browser_secrets_by_user on browser_secrets (user_id);
select app.protect('browser_secrets', 'select, insert, update, delete');
create policy own on browser_secrets to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
