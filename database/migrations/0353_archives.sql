-- Everything of a person, or the package of a legal hold, as a zip that a job makes. The row goes when whoever asked
-- removes it, or it expires.
create table archives (
  workspace_id uuid not null,
  id uuid not null,
  -- Who asked, and alone gets it.
  user_id uuid not null,
  kind text not null check (kind in ('person', 'hold')),
  -- The person or the hold.
  subject_id uuid not null,
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
create index archives_by_user on archives (user_id);
create index archives_by_subject on archives (subject_id);
create index archives_by_state on archives (state, updated_at);
select app.protect('archives', 'select, insert, delete');
create policy own on archives to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The zips in the store, and how far they have come. A row comes before its bytes and goes after them, so none are
-- forgotten.
create table archive_contents (
  workspace_id uuid not null,
  id uuid not null,
  -- Files that are in it.
  done_count int not null default 0,
  -- How much of its contents was gone through, from 0 to 1.
  share real not null default 0,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
select app.protect('archive_contents', 'select');
create policy of_archive on archive_contents for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from archives a where a.workspace_id = archive_contents.workspace_id and a.id = archive_contents.id));

-- Whether this hold, standing or over, covers something of these people that was made and changed in that time.
create function app.is_covered(
  of_workspace uuid, of_hold uuid, people uuid[], conversation uuid, agent uuid, made_at timestamptz, changed_at timestamptz
) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.holds h
    where h.workspace_id = of_workspace and h.id = of_hold
      and (h.made_from is null or changed_at is null or changed_at >= h.made_from)
      and (h.made_until is null or made_at is null or made_at < h.made_until)
      and (h.is_whole or exists (
        select from public.hold_subjects s where s.workspace_id = of_workspace and s.hold_id = h.id
          and (s.kind = 'person' and s.subject_id = any (people) or s.kind = 'conversation' and s.subject_id = conversation
            or s.kind = 'agent' and s.subject_id = agent))))
$$;

-- What a hold covers: the rules of `app.hold_on_conversation` and `app.hold_on_file`, for one hold.
create function app.hold_has_conversation(of_workspace uuid, of_hold uuid, conversation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_covered(of_workspace, of_hold,
    array[c.user_id] || array(
      select distinct m.user_id from public.messages m
      where m.workspace_id = of_workspace and m.conversation_id = c.id),
    c.id, c.agent_id, c.created_at, c.updated_at)
  from public.conversations c where c.workspace_id = of_workspace and c.id = conversation
$$;
create function app.hold_has_file(of_workspace uuid, of_hold uuid, file uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_covered(of_workspace, of_hold, array[f.user_id], null, null, f.created_at, f.updated_at)
    or exists (
      select from (
        select distinct m.conversation_id from public.message_files mf
        join public.messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
        where mf.workspace_id = of_workspace and mf.file_id = file) sent
      where app.hold_has_conversation(of_workspace, of_hold, sent.conversation_id))
  from public.files f where f.workspace_id = of_workspace and f.id = file
$$;
-- All conversations that a hold covers, by the same rules.
create function app.conversations_of_hold(of_workspace uuid, of_hold uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with subjects as (
    select s.kind, s.subject_id from public.hold_subjects s where s.workspace_id = of_workspace and s.hold_id = of_hold)
  select c.id from public.conversations c join public.holds h on h.workspace_id = of_workspace and h.id = of_hold
  where c.workspace_id = of_workspace
    and (h.made_from is null or c.updated_at >= h.made_from) and (h.made_until is null or c.created_at < h.made_until)
    and (h.is_whole
      or c.id in (select subject_id from subjects where kind = 'conversation')
      or c.user_id in (select subject_id from subjects where kind = 'person')
      or c.agent_id in (select subject_id from subjects where kind = 'agent')
      or c.id in (
        select m.conversation_id from public.messages m
        where m.workspace_id = of_workspace and m.user_id in (select subject_id from subjects where kind = 'person')))
$$;
revoke execute on function app.is_covered, app.hold_has_conversation, app.hold_has_file, app.conversations_of_hold
  from public;
grant execute on function app.is_covered, app.hold_has_conversation, app.hold_has_file, app.conversations_of_hold
  to service_role;
