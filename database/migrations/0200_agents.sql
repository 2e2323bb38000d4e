-- Agents that people configure: who has them, and what each version fixes.
create table agents (
  workspace_id uuid not null,
  id uuid not null,
  -- Who made it, and who may share, archive and delete it.
  user_id uuid not null,
  -- Rises with each save of the draft. A save names the revision that it changes.
  draft_revision int not null default 1 check (draft_revision >= 1),
  -- Null: never published.
  published_number int,
  -- The highest number so far. A deleted version's number is not given again.
  last_number int not null default 0 check (last_number >= 0),
  archived_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check (withdrawn_by is null or withdrawn_at is not null)
);
create index agents_by_user on agents (workspace_id, user_id, updated_at desc, id desc);
create index agents_of_user on agents (user_id);
create index agents_withdrawn_by on agents (withdrawn_by) where withdrawn_by is not null;
select app.protect('agents', 'select, insert, update, delete');
create policy own on agents to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
-- A draft that was never published exists only for those who may edit it.
create policy shared on agents for select to authenticated
  using (workspace_id = app.workspace_id()
    and (id = any ((select app.granted('agent', '{editor}'))::uuid[])
      or published_number is not null and id = any ((select app.granted('agent'))::uuid[])));
create policy shared_to_edit on agents for update to authenticated
  using (workspace_id = app.workspace_id() and id = any ((select app.granted('agent', '{editor}'))::uuid[]));

-- The draft and each published version. One that a run has used never changes.
create table agent_versions (
  workspace_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  state text not null check (state in ('draft', 'published', 'superseded')),
  -- Null: a draft, or one that was only tested.
  number int check (number >= 1),
  content jsonb not null check (octet_length(content::text) <= 200000),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  published_by uuid,
  published_at timestamptz,
  -- The number of the version that a roll back published again.
  rolled_back_to int,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents on delete cascade,
  unique (workspace_id, agent_id, number),
  check ((number is null) = (published_at is null)),
  check (state <> 'draft' or number is null),
  check (state <> 'published' or number is not null)
);
create unique index agent_versions_draft on agent_versions (workspace_id, agent_id) where state = 'draft';
create unique index agent_versions_published on agent_versions (workspace_id, agent_id) where state = 'published';
create index agent_versions_saved_by on agent_versions (saved_by);
create index agent_versions_published_by on agent_versions (published_by);
select app.protect('agent_versions', 'select, insert, update');
create policy own on agent_versions to authenticated
  using (workspace_id = app.workspace_id() and agent_id in (
    select a.id from agents a where a.workspace_id = app.workspace_id() and a.user_id = auth.uid()))
  with check (workspace_id = app.workspace_id() and agent_id in (
    select a.id from agents a where a.workspace_id = app.workspace_id() and a.user_id = auth.uid()));
create policy shared on agent_versions for select to authenticated
  using (workspace_id = app.workspace_id() and state = 'published'
    and agent_id = any ((select app.granted('agent'))::uuid[]));
create policy shared_to_edit on agent_versions to authenticated
  using (workspace_id = app.workspace_id() and agent_id = any ((select app.granted('agent', '{editor}'))::uuid[]))
  with check (workspace_id = app.workspace_id() and agent_id = any ((select app.granted('agent', '{editor}'))::uuid[]));

-- The agent that answers. It may be gone: the conversation stays, and says so.
alter table conversations add column agent_id uuid;
-- A test of the agent's draft: in no list, search or export.
alter table conversations add column is_test boolean not null default false
  check (not is_test or agent_id is not null);
create index conversations_of_test on conversations (workspace_id, agent_id) where is_test;

create index runs_by_agent_version on runs (workspace_id, agent_version_id, created_at)
  where agent_version_id is not null;

create or replace function app.is_found(of_workspace uuid, of_conversation uuid, except_conversation uuid)
returns boolean language sql stable set search_path = '' as $$
  select of_conversation is distinct from except_conversation and exists (
    select from public.conversations c
    where c.workspace_id = of_workspace and c.id = of_conversation and c.deleted_at is null and not c.is_test)
$$;
