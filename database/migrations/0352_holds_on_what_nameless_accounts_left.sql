-- Of an account that was deleted in name only, a row without a name stays, and what the person made. Holds keep that
-- too. Only what is left of an account that is gone altogether is being erased.
create function app.is_known(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = person)
$$;

create or replace function app.hold_on_row(
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
  if found_id is null or people[1] is not null and not app.is_known(people[1]) then
    return null;
  end if;
  return found_id;
end
$$;

create or replace function app.hold_on_file(of_workspace uuid, file uuid) returns uuid
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
    from public.files f where f.workspace_id = of_workspace and f.id = file and app.is_known(f.user_id));
end
$$;

-- An account without a name is not deleted altogether either, while something of it is held. Its names are gone, and
-- what is erased of them an hour later goes whatever is held.
create function app.holds_on_account(person uuid, is_nameless_too boolean) returns table (workspace_id uuid, id uuid)
language sql stable security definer set search_path = '' as $$
  select h.workspace_id, h.id from public.holds h
  where h.released_at is null and (h.ends_at is null or h.ends_at > now()) and (app.has_account(person) or is_nameless_too and app.is_known(person))
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
create or replace function app.holds_on_account(person uuid) returns table (workspace_id uuid, id uuid)
language sql stable security definer set search_path = '' as $$
  select h.workspace_id, h.id from app.holds_on_account(person, false) h
$$;

create or replace function app.refuse_held() returns trigger
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
    hold := (select h.id from app.holds_on_account(old.id, tg_op = 'DELETE') h order by h.id limit 1);
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

revoke execute on function app.is_known, app.holds_on_account(uuid, boolean) from public;
grant execute on function app.is_known to service_role;
