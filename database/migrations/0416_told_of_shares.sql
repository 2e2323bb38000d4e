-- Whoever loses or gets a share is told, whatever wrote or deleted the row: a command, the clock, or a team that goes.
create policy of_sharing on events for insert to adjutant_owner with check (true);

-- The people whom a grant means now. Whoever left the workspace is told by their session; a null row stands for
-- everybody in the workspace.
create function app.people_of_grant(of_workspace uuid, to_user uuid, to_team uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.memberships m where m.workspace_id = of_workspace and m.user_id = to_user
  union all
  select t.user_id from public.team_memberships t where t.workspace_id = of_workspace and t.team_id = to_team
  union all
  select null where to_user is null and to_team is null
    and exists (select from public.memberships m where m.workspace_id = of_workspace)
$$;

-- Stores and announces one event. Open streams on the object are looked at again when a right may have ended.
create function app.tell_of_share(event text, of_workspace uuid, to_user uuid, of_type text, of_object uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare event_id uuid := uuidv7();
begin
  insert into public.events (id, workspace_id, user_id, name, data)
  values (event_id, of_workspace, to_user, event, jsonb_build_object('noun', of_type, 'id', of_object));
  perform pg_notify('adjutant_events', concat(of_workspace, ':', to_user, ':', event_id));
  if event <> 'share.granted' then perform pg_notify('adjutant_shares', concat(of_type, ':', of_object)); end if;
end
$$;

create function app.tell_of_grants() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_share(
    case tg_op when 'INSERT' then 'share.granted' when 'UPDATE' then 'share.changed' else 'share.withdrawn' end,
    c.workspace_id, p.id, c.object_type, c.object_id)
  from changed c cross join lateral app.people_of_grant(c.workspace_id, c.user_id, c.team_id) as p(id);
  return null;
end
$$;
create trigger given_is_told after insert on grants referencing new table as changed
  for each statement execute function app.tell_of_grants();
create trigger changed_is_told after update on grants referencing new table as changed
  for each statement execute function app.tell_of_grants();
create trigger withdrawn_is_told after delete on grants referencing old table as changed
  for each statement execute function app.tell_of_grants();

-- Joining a team gives its shares, leaving it takes them.
create function app.tell_of_team() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_share(case tg_op when 'INSERT' then 'share.granted' else 'share.withdrawn' end,
    c.workspace_id, c.user_id, g.object_type, g.object_id)
  from changed c
  join public.grants g on g.workspace_id = c.workspace_id and g.team_id = c.team_id
  join public.memberships m on m.workspace_id = c.workspace_id and m.user_id = c.user_id;
  return null;
end
$$;
create trigger joined_is_told after insert on team_memberships referencing new table as changed
  for each statement execute function app.tell_of_team();
create trigger left_is_told after delete on team_memberships referencing old table as changed
  for each statement execute function app.tell_of_team();

-- A team takes its members and its shares along, and neither finds the other afterwards.
create function app.tell_of_deleted_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_share('share.withdrawn', g.workspace_id, t.user_id, g.object_type, g.object_id)
  from public.grants g
  join public.team_memberships t on t.workspace_id = g.workspace_id and t.team_id = g.team_id
  join public.memberships m on m.workspace_id = t.workspace_id and m.user_id = t.user_id
  where g.workspace_id = old.workspace_id and g.team_id = old.id;
  return old;
end
$$;
create trigger deleted_is_told before delete on teams for each row execute function app.tell_of_deleted_team();
revoke execute on function app.people_of_grant, app.tell_of_share, app.tell_of_grants, app.tell_of_team,
  app.tell_of_deleted_team from public;
