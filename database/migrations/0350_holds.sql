-- Holds: what must be kept while a matter lasts, whatever a person, a period or an erasure says.
create table holds (
  workspace_id uuid not null,
  id uuid not null unique,
  name text not null check (length(name) between 1 and 120),
  reason text not null check (length(reason) between 1 and 2000),
  -- Everything in the workspace and all its people. Otherwise its subjects.
  is_whole boolean not null,
  -- Only what was made then. Accounts are kept whatever the period.
  made_from timestamptz,
  made_until timestamptz,
  placed_by uuid not null,
  placed_at timestamptz not null,
  ends_at timestamptz,
  released_by uuid,
  released_at timestamptz,
  primary key (workspace_id, id),
  check (made_from < made_until),
  check ((released_at is null) = (released_by is null))
);
select app.protect('holds');
create policy of_holds on holds for select to adjutant_owner using (true);

create table hold_subjects (
  workspace_id uuid not null,
  hold_id uuid not null,
  kind text not null check (kind in ('person', 'conversation', 'agent')),
  subject_id uuid not null,
  primary key (workspace_id, hold_id, kind, subject_id),
  foreign key (workspace_id, hold_id) references holds on delete cascade
);
create index hold_subjects_by_subject on hold_subjects (subject_id, kind);
select app.protect('hold_subjects');
create policy of_holds on hold_subjects for select to adjutant_owner using (true);

-- What the functions below look at, whoever asks.
create policy of_holds on agents for select to adjutant_owner using (true);
create policy of_holds on files for select to adjutant_owner using (true);
create policy of_holds on messages for select to adjutant_owner using (true);
create policy of_holds on message_files for select to adjutant_owner using (true);
create policy of_holds on memberships for select to adjutant_owner using (true);
create policy of_holds on auth.users for select to adjutant_owner using (true);

-- A deletion takes this of its workspace before it asks for holds, and keeps it to its end. Placing a hold takes it
-- alone. So of the two, the second sees what the first did.
create function app.lock_holds(of_workspace uuid, is_placing boolean default false) returns void
language plpgsql as $$
begin
  if is_placing then
    perform pg_advisory_xact_lock(hashtext('holds'), hashtext(of_workspace::text));
  else
    perform pg_advisory_xact_lock_shared(hashtext('holds'), hashtext(of_workspace::text));
  end if;
end
$$;

-- Whether the person has an account. What is left of an account that is gone is being erased; no hold stops that.
create function app.has_account(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = person and u.deleted_at is null)
$$;

-- The first hold that keeps something of the first of these people, which was made and changed in that time.
create function app.hold_on_row(
  of_workspace uuid, people uuid[], conversation uuid, agent uuid, made_at timestamptz, changed_at timestamptz
) returns uuid language plpgsql stable security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select h.id into found_id from public.holds h
  where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())
    and (h.made_from is null or changed_at is null or changed_at >= h.made_from)
    and (h.made_until is null or made_at is null or made_at < h.made_until)
    and (h.is_whole or exists (
      select from public.hold_subjects s where s.workspace_id = of_workspace and s.hold_id = h.id
        and (s.kind = 'person' and s.subject_id = any (people) or s.kind = 'conversation' and s.subject_id = conversation
          or s.kind = 'agent' and s.subject_id = agent)))
  order by h.id limit 1;
  if found_id is null or people[1] is not null and not app.has_account(people[1]) then
    return null;
  end if;
  return found_id;
end
$$;

-- A conversation is kept by a hold on itself, on its owner, on anybody who wrote in it, and on the agent that answers.
create function app.hold_on_conversation(of_workspace uuid, conversation uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.holds h where h.workspace_id = of_workspace and h.released_at is null) then
    return null;
  end if;
  return (
    select app.hold_on_row(of_workspace,
      array[c.user_id] || array(
        select distinct m.user_id from public.messages m
        where m.workspace_id = of_workspace and m.conversation_id = conversation),
      conversation, c.agent_id, c.created_at, c.updated_at)
    from public.conversations c where c.workspace_id = of_workspace and c.id = conversation);
end
$$;

create function app.hold_on_agent(of_workspace uuid, agent uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select app.hold_on_row(of_workspace, array[a.user_id], null, agent, a.created_at, a.updated_at)
  from public.agents a where a.workspace_id = of_workspace and a.id = agent
$$;

-- A file is kept by a hold on its owner, and with the conversations that it was sent in.
create function app.hold_on_file(of_workspace uuid, file uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.holds h where h.workspace_id = of_workspace and h.released_at is null) then
    return null;
  end if;
  return (
    select coalesce(
      app.hold_on_row(of_workspace, array[f.user_id], null, null, f.created_at, f.updated_at),
      (select app.hold_on_conversation(of_workspace, held.conversation_id) from (
        select distinct m.conversation_id from public.message_files mf
        join public.messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
        where mf.workspace_id = of_workspace and mf.file_id = file) held
      where app.hold_on_conversation(of_workspace, held.conversation_id) is not null limit 1))
    from public.files f where f.workspace_id = of_workspace and f.id = file and app.has_account(f.user_id));
end
$$;

-- The workspaces in which the person is, or left something.
create function app.workspaces_with(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.workspace_id from public.memberships m where m.user_id = person
  union select c.workspace_id from public.conversations c where c.user_id = person
  union select a.workspace_id from public.agents a where a.user_id = person
  union select s.workspace_id from public.hold_subjects s where s.kind = 'person' and s.subject_id = person
$$;

-- An account is kept by a hold on its person, on a conversation or agent of theirs, and on a workspace in which they
-- are or left something.
create function app.holds_on_account(person uuid) returns table (workspace_id uuid, id uuid)
language sql stable security definer set search_path = '' as $$
  select h.workspace_id, h.id from public.holds h
  where h.released_at is null and (h.ends_at is null or h.ends_at > now()) and app.has_account(person)
    and h.workspace_id in (select app.workspaces_with(person))
    and (h.is_whole or exists (
      select from public.hold_subjects s where s.workspace_id = h.workspace_id and s.hold_id = h.id
        and case s.kind
          when 'person' then s.subject_id = person
          when 'conversation' then exists (select from public.conversations c
            where c.workspace_id = h.workspace_id and c.id = s.subject_id and c.user_id = person)
          else exists (select from public.agents a
            where a.workspace_id = h.workspace_id and a.id = s.subject_id and a.user_id = person)
        end))
$$;
create function app.hold_on_account(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from app.holds_on_account(person) order by id limit 1
$$;
create function app.lock_holds_of_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_workspace uuid;
begin
  for of_workspace in select w from app.workspaces_with(person) w order by w loop
    perform app.lock_holds(of_workspace);
  end loop;
end
$$;

-- What a refusal says: which matter, and whom to ask.
create function app.hold_in_words(hold uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select format('The hold “%s” keeps this %s, so it cannot be deleted. Ask %s.', h.name, kind,
    coalesce(app.name_of_person(h.placed_by) || ', who placed it', 'an admin of the workspace'))
  from public.holds h where h.id = hold
$$;

-- The last line of defence: whatever deletes these rows, a hold refuses it with the code that the product knows.
create function app.refuse_held() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := tg_argv[0];
  row jsonb := case when kind in ('account', 'key') then null
    else jsonb_build_object('workspace', to_jsonb(old) -> 'workspace_id', 'id', to_jsonb(old) -> 'id') end;
  of_workspace uuid := (row ->> 'workspace')::uuid;
  hold uuid;
begin
  if kind = 'account' then
    perform app.lock_holds_of_account(old.id);
    hold := app.hold_on_account(old.id);
  elsif kind = 'key' then
    hold := app.hold_on_account(old.subject_id);
  else
    perform app.lock_holds(of_workspace);
    hold := case kind
      when 'conversation' then app.hold_on_conversation(of_workspace, (row ->> 'id')::uuid)
      when 'agent' then app.hold_on_agent(of_workspace, (row ->> 'id')::uuid)
      else app.hold_on_file(of_workspace, (row ->> 'id')::uuid)
    end;
  end if;
  if hold is not null then
    raise exception using errcode = 'HELD1',
      message = app.hold_in_words(hold, case kind when 'key' then 'account' else kind end);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger held_stay before delete on conversations for each row execute function app.refuse_held('conversation');
-- Tests of drafts are only hidden: they are erased once no hold keeps them.
create trigger held_stay_shown before update of deleted_at on conversations for each row
  when (old.deleted_at is null and new.deleted_at is not null and not new.is_test)
  execute function app.refuse_held('conversation');
create trigger held_stay before delete on agents for each row execute function app.refuse_held('agent');
create trigger held_stay before delete on files for each row when (old.state <> 'storing')
  execute function app.refuse_held('file');
create trigger held_stay before delete on auth.users for each row execute function app.refuse_held('account');
create trigger held_stay_known before update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app.refuse_held('account');
create trigger held_stay before delete on data_keys for each row execute function app.refuse_held('key');

revoke execute on function app.lock_holds, app.has_account, app.hold_on_row, app.hold_on_conversation,
  app.hold_on_agent, app.hold_on_file, app.workspaces_with, app.hold_on_account, app.holds_on_account, app.lock_holds_of_account,
  app.hold_in_words, app.refuse_held from public;
grant execute on function app.lock_holds, app.hold_on_row, app.hold_on_conversation, app.hold_on_agent,
  app.hold_on_file, app.hold_on_account, app.holds_on_account, app.lock_holds_of_account, app.hold_in_words
  to authenticated, service_role;
grant execute on function app.has_account, app.workspaces_with to service_role;

-- When an account whose end was due was found to be held, so that it is told once.
alter table auth.account_closures add column held_at timestamptz;
