-- Links of a workspace to outside systems, and the tools of them that its admins approved.

create table connections (
  workspace_id uuid not null,
  id uuid not null unique,
  kind text not null check (kind in ('mcp', 'openapi')),
  name text not null check (char_length(name) between 1 and 80),
  -- The beginning of the names of its tools.
  prefix text not null check (prefix ~ '^[a-z][a-z0-9]{0,19}$'),
  -- MCP: the server's endpoint. HTTP API: the address below which all operations are.
  address text not null check (char_length(address) between 1 and 2000),
  -- Where the document of an HTTP API was read. Null: it was uploaded.
  document_address text check (char_length(document_address) between 1 and 2000),
  auth text not null check (auth in ('none', 'key', 'oauth')),
  -- Where the key is sent.
  key_place text check (key_place in ('bearer', 'header', 'query')),
  key_name text check (char_length(key_name) between 1 and 100),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, name),
  unique (workspace_id, prefix),
  check ((auth = 'key') = (key_place is not null)),
  check (key_place is null or (key_place = 'bearer') = (key_name is null))
);
create index connections_by_creator on connections (created_by) where created_by is not null;
select app.protect('connections', 'select');
create policy own_workspace on connections for select to authenticated using (workspace_id = app.workspace_id());

-- How its use went last. A connection without a row was never used.
create table connection_health (
  workspace_id uuid not null,
  connection_id uuid not null,
  state text not null check (state in ('ready', 'sign_in_needed', 'failing')),
  last_error_code text,
  -- In our words. It may quote the other side, bounded.
  last_error text check (char_length(last_error) <= 500),
  last_checked_at timestamptz not null,
  last_ready_at timestamptz,
  -- When its tools were last compared. Null: before the next call.
  compared_at timestamptz,
  -- Tools that it lists beyond those that are kept.
  left_out int not null default 0 check (left_out >= 0),
  primary key (workspace_id, connection_id),
  foreign key (workspace_id, connection_id) references connections on delete cascade
);
select app.protect('connection_health', 'select');
create policy own_workspace on connection_health for select to authenticated
  using (workspace_id = app.workspace_id());

-- Only the product reads them. They are sealed.
create table connection_secrets (
  workspace_id uuid not null,
  connection_id uuid primary key,
  sealed_key text,
  -- Who the product is at the authorization server, and where that is.
  sealed_client text,
  sealed_tokens text,
  -- Counts the tokens. Whoever renews them names the number it saw.
  token_number int not null default 0,
  foreign key (workspace_id, connection_id) references connections on delete cascade
);
select app.protect('connection_secrets');

-- A sign-in at an authorization server that has begun. It ends once, in the session that began it.
create table connection_sign_ins (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  state_hash text not null unique,
  sealed_flow text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, connection_id) references connections on delete cascade
);
create index connection_sign_ins_by_connection on connection_sign_ins (workspace_id, connection_id);
create index connection_sign_ins_by_user on connection_sign_ins (user_id);
create index connection_sign_ins_by_age on connection_sign_ins (created_at);
select app.protect('connection_sign_ins');

-- What the other side offers, as last seen, beside what an admin approved. Equal hashes: the tool is on.
create table connection_tools (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  -- Its name there.
  remote_name text not null check (char_length(remote_name) between 1 and 300),
  -- Its name for models.
  tool_name text not null check (tool_name ~ '^[a-z][a-z0-9_]{0,63}$'),
  seen jsonb not null,
  seen_hash text not null,
  seen_at timestamptz not null default now(),
  is_listed boolean not null default true,
  -- Why it cannot be approved.
  problem text check (char_length(problem) <= 300),
  approved jsonb,
  approved_hash text,
  facts jsonb,
  approved_by uuid references auth.users (id) on delete set null,
  approved_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, connection_id, remote_name),
  unique (workspace_id, tool_name),
  foreign key (workspace_id, connection_id) references connections on delete cascade,
  check ((approved is null) = (approved_hash is null)),
  check ((approved is null) = (facts is null)),
  check ((approved is null) = (approved_at is null))
);
create index connection_tools_by_approver on connection_tools (approved_by) where approved_by is not null;
select app.protect('connection_tools', 'select');
create policy own_workspace on connection_tools for select to authenticated
  using (workspace_id = app.workspace_id());

-- Hosts that the tools for HTTP requests may reach. The zero workspace stands for the installation.
create table http_hosts (
  workspace_id uuid not null,
  id uuid not null,
  -- Host, or host:port. Without a port: 443.
  host text not null check (char_length(host) between 1 and 260),
  methods text[] not null check (
    cardinality(methods) > 0 and methods <@ array['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, host)
);
create index http_hosts_by_creator on http_hosts (created_by) where created_by is not null;
select app.protect('http_hosts', 'select');
create policy own_workspace on http_hosts for select to authenticated
  using (workspace_id in (app.workspace_id(), '00000000-0000-0000-0000-000000000000'));
