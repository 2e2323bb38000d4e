-- The tools of a run, as they were when it began.

-- A tool in one of its forms, known by the digest of all that somebody agrees to with it: once in a workspace.
create table tool_versions (
  workspace_id uuid not null,
  hash text not null check (length(hash) between 1 and 64),
  -- `built_in`, or the name of another source of tools.
  source text not null check (length(source) between 1 and 64),
  name text not null check (length(name) between 1 and 64),
  title text not null,
  description text not null,
  -- As text: providers keep what they know of a prompt only as long as its bytes stay the same.
  input_schema json not null,
  facts jsonb not null,
  effect text not null check (effect in ('read', 'write', 'send')),
  is_idempotent boolean not null,
  output_trust text not null check (output_trust in ('organization', 'untrusted')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, hash)
);
select app.protect('tool_versions', 'select');
create policy of_workspace on tool_versions for select to authenticated using (workspace_id = app.workspace_id());

create table run_tools (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  hashes text[] not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, run_id),
  foreign key (workspace_id, run_id) references runs on delete cascade
);
select app.protect('run_tools', 'select');
create policy own on run_tools for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The tool as it was when it was used, and why the tool call was allowed, asked about or denied.
alter table tool_calls
  add column tool_title text,
  add column tool_source text,
  add column tool_hash text,
  add column decision jsonb;

set local role service_role;
update tool_calls set tool_source = 'built_in', tool_title = case tool_name
    when 'calculate' then 'Calculate'
    when 'current_time' then 'Date and time'
    when 'read_web_page' then 'Read a web page'
    else 'Search conversations' end
where tool_name in ('calculate', 'current_time', 'read_web_page', 'search_conversations');
reset role;
