-- Nobody keeps their own account from being erased: a hold in somebody's personal workspace, in which nobody else works,
-- keeps what is there from periods and deletions, but not the account of that person.
create function app.is_alone_in(person uuid, of_workspace uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.workspaces w where w.id = of_workspace and w.personal_of = person)
    and not exists (select from public.memberships m where m.workspace_id = of_workspace and m.user_id <> person)
$$;
create policy of_holds on workspaces for select to adjutant_owner using (true);

create or replace function app.holds_on_account(person uuid, is_nameless_too boolean) returns table (workspace_id uuid, id uuid)
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
    and not app.is_alone_in(person, h.workspace_id)
$$;
create or replace function app.hold_on_account(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from app.holds_on_account(person) order by id limit 1
$$;

-- Whoever is refused an account need not belong to the workspace of the hold: its id says where to ask.
create or replace function app.hold_in_words(hold uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select format('The hold “%s” keeps this %s, so it cannot be deleted.%s Ask %s.', h.name, kind,
    case kind when 'account' then format(' It stands in the workspace %s.', h.workspace_id) else '' end,
    coalesce(app.name_of_person(h.placed_by) || ', who placed it', 'an admin of the workspace'))
  from public.holds h where h.id = hold
$$;

create function app.hold_at(hold uuid) returns table (workspace_id uuid, id uuid)
language sql stable security definer set search_path = '' as $$
  select h.workspace_id, h.id from public.holds h where h.id = hold
$$;

revoke execute on function app.is_alone_in, app.hold_at from public;
grant execute on function app.is_alone_in to service_role;
grant execute on function app.hold_at to authenticated, service_role;
