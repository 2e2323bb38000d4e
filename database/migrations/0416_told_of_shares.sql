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

-- Stores and announces one event for each of these people. It names an object, or none where it is about all that a
-- team has: their number is that of the people then, whatever the number of shares. Open tabs read again.
create function app.tell_of_share(event text, of_workspace uuid, to_people uuid[], about jsonb) returns void
language sql security definer set search_path = '' as $$
  with stored as (
    insert into public.events (id, workspace_id, user_id, name, data)
    select uuidv7(), of_workspace, p.id, event, about from unnest(to_people) as p(id)
    returning id, user_id)
  select pg_notify('adjutant_events', concat(of_workspace, ':', user_id, ':', id)) from stored
$$;

-- A share of these objects was changed or has ended. Open streams on them are looked at again.
create function app.look_at_streams(objects text[]) returns void language sql as $$
  select pg_notify('adjutant_shares', o) from unnest(objects) as o
$$;

create function app.tell_of_grants() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_share(
    case tg_op when 'INSERT' then 'share.granted' when 'UPDATE' then 'share.changed' else 'share.withdrawn' end,
    c.workspace_id, array_agg(distinct p.id), jsonb_build_object('noun', c.object_type, 'id', c.object_id))
  from changed c cross join lateral app.people_of_grant(c.workspace_id, c.user_id, c.team_id) as p(id)
  group by c.workspace_id, c.object_type, c.object_id;
  if tg_op <> 'INSERT' then
    perform app.look_at_streams(array_agg(distinct concat(c.object_type, ':', c.object_id))) from changed c;
  end if;
  return null;
end
$$;
create trigger given_is_told after insert on grants referencing new table as changed
  for each statement execute function app.tell_of_grants();
create trigger changed_is_told after update on grants referencing new table as changed
  for each statement execute function app.tell_of_grants();
create trigger withdrawn_is_told after delete on grants referencing old table as changed
  for each statement execute function app.tell_of_grants();

-- Tells people, as far as they are in the workspace, that they got or lost what these teams have.
create function app.tell_of_team_shares(event text, of_workspace uuid, people uuid[], teams uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare objects text[] := array(
  select distinct concat(g.object_type, ':', g.object_id) from public.grants g
  where g.workspace_id = of_workspace and g.team_id = any(teams));
begin
  if objects = '{}' then return; end if;
  perform app.tell_of_share(event, of_workspace, array(
    select m.user_id from public.memberships m
    where m.workspace_id = of_workspace and m.user_id = any(people)), '{}');
  if event <> 'share.granted' then perform app.look_at_streams(objects); end if;
end
$$;

-- Joining a team gives its shares, leaving it takes them.
create function app.tell_of_team() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_team_shares(case tg_op when 'INSERT' then 'share.granted' else 'share.withdrawn' end,
    c.workspace_id, array_agg(distinct c.user_id), array_agg(distinct c.team_id))
  from changed c
  where exists (
    select from public.grants g where g.workspace_id = c.workspace_id and g.team_id = c.team_id)
  group by c.workspace_id;
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
  perform app.tell_of_team_shares('share.withdrawn', old.workspace_id, array(
    select t.user_id from public.team_memberships t where t.workspace_id = old.workspace_id and t.team_id = old.id),
    array[old.id]);
  return old;
end
$$;
create trigger deleted_is_told before delete on teams for each row execute function app.tell_of_deleted_team();
revoke execute on function app.people_of_grant, app.tell_of_share, app.look_at_streams, app.tell_of_grants,
  app.tell_of_team_shares, app.tell_of_team, app.tell_of_deleted_team from public;
