-- What people and the assistant write together, beside a conversation. It belongs to the owner of the conversation, is
-- read by its readers and changed by its editors, and goes with it. It can be shared by itself, too.
create table artifacts (
  workspace_id uuid not null,
  id uuid not null,
  -- The owner of the conversation.
  user_id uuid not null,
  conversation_id uuid not null,
  -- Who made it, or for whom the assistant did.
  created_by uuid references auth.users on delete set null,
  kind text not null check (kind in ('document', 'table', 'code', 'diagram', 'chart', 'html')),
  title text not null check (length(title) between 1 and 200),
  language text check (length(language) between 1 and 40),
  -- The number of the newest version.
  version int not null default 1 check (version >= 1),
  -- Who could have written a part of the title or of any version, and who may read it. It never gets better.
  integrity text not null default 'untrusted'
    check (integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  readers text[] not null default '{nobody}',
  -- Who wrote all of it, where that is one person.
  written_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index artifacts_by_conversation on artifacts (workspace_id, conversation_id, updated_at desc, id desc);
create index artifacts_of_user on artifacts (user_id);
create index artifacts_created_by on artifacts (created_by) where created_by is not null;
create index artifacts_written_by on artifacts (written_by) where written_by is not null;
create index artifacts_deleted on artifacts (deleted_at) where deleted_at is not null;
select app.protect('artifacts', 'select');
-- An artifact keeps its conversation, its kind and who made it.
grant insert (workspace_id, id, user_id, conversation_id, created_by, kind, title, language, integrity, readers,
  written_by, created_at, updated_at) on artifacts to authenticated;
grant update (title, version, integrity, readers, written_by, updated_at, deleted_at) on artifacts to authenticated;
create policy of_rights on artifacts for select to adjutant_owner using (true);
create policy of_owners on artifacts for update to adjutant_owner using (true);

-- A conversation that its owner has deleted is not shown, whoever reads its artifacts.
create function app.is_shown_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.conversations c
    where c.workspace_id = app.workspace_id() and c.id = conversation and c.deleted_at is null)
$$;
revoke execute on function app.is_shown_conversation from public;
grant execute on function app.is_shown_conversation to authenticated, service_role;

create policy readers on artifacts for select to authenticated
  using (workspace_id = app.workspace_id()
    and (id = any ((select app.granted('artifact'))::uuid[]) or exists (
      select from conversations c where c.workspace_id = artifacts.workspace_id and c.id = conversation_id))
    and app.is_shown_conversation(conversation_id));
create policy editors_add on artifacts for insert to authenticated
  with check (workspace_id = app.workspace_id() and created_by = auth.uid() and exists (
    select from conversations c
    where c.workspace_id = app.workspace_id() and c.id = conversation_id and c.user_id = artifacts.user_id
      and (c.user_id = auth.uid() or c.id = any ((select app.granted('conversation', '{editor}'))::uuid[]))));
create policy editors_change on artifacts for update to authenticated
  using (workspace_id = app.workspace_id() and (user_id = auth.uid()
    or id = any ((select app.granted('artifact', '{editor}'))::uuid[])
    or conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[])));

create table artifact_versions (
  workspace_id uuid not null,
  -- That of the tool call, where one wrote it.
  id uuid not null,
  artifact_id uuid not null,
  number int not null check (number >= 1),
  content text not null check (length(content) <= 200000),
  -- Who saved it, or for whom the assistant wrote it. Null: the account does not exist any more.
  author_id uuid references auth.users on delete set null,
  -- The run that wrote it. Null: the person themself.
  run_id uuid,
  note text not null default '' check (length(note) <= 300),
  restored_from int,
  integrity text not null default 'untrusted'
    check (integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  readers text[] not null default '{nobody}',
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, artifact_id, number),
  foreign key (workspace_id, artifact_id) references artifacts on delete cascade
);
create index artifact_versions_by_author on artifact_versions (author_id) where author_id is not null;
select app.protect('artifact_versions', 'select, insert');
create policy readers on artifact_versions for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from artifacts a where a.workspace_id = artifact_versions.workspace_id and a.id = artifact_id));
-- A version is the newest one of an artifact, with its label. None is changed afterwards.
create policy editors_add on artifact_versions for insert to authenticated
  with check (workspace_id = app.workspace_id() and author_id = auth.uid() and exists (
    select from artifacts a
    where a.workspace_id = artifact_versions.workspace_id and a.id = artifact_id and a.version = number
      and a.integrity = artifact_versions.integrity and a.readers = artifact_versions.readers
      and (a.user_id = auth.uid() or a.id = any ((select app.granted('artifact', '{editor}'))::uuid[])
        or a.conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[]))));

-- A label never gets better, versions are counted one by one, and an artifact is deleted by its owner or who made it.
create function app.require_artifact_change() returns trigger language plpgsql set search_path = '' as $$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or new.readers = '{nobody}')
    or new.version not in (old.version, old.version + 1)
    or new.integrity = 'user' and new.written_by is distinct from old.written_by
    or new.deleted_at is distinct from old.deleted_at
      and auth.uid() is distinct from old.user_id and auth.uid() is distinct from old.created_by
  then
    raise exception 'This change of an artifact is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
revoke execute on function app.require_artifact_change from public;
create trigger require_artifact_change before update on artifacts
  for each row execute function app.require_artifact_change();

-- Whoever gets a conversation gets its artifacts.
create function app.give_artifacts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.artifacts a set user_id = new.user_id
  where a.workspace_id = new.workspace_id and a.conversation_id = new.id;
  return null;
end
$$;
revoke execute on function app.give_artifacts from public;
create trigger artifacts_follow after update of user_id on conversations for each row
  when (old.user_id is distinct from new.user_id) execute function app.give_artifacts();

create trigger told_is_forgotten after delete on artifacts referencing old table as gone
  for each statement execute function app.forget_notifications('artifact');
