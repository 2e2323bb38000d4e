-- Teams may stand in one another, one deep: neither a team with a parent nor one of a directory is a parent. The keys say
-- so, also when two people move teams at once.
alter table teams
  add column description text not null default '' check (length(description) <= 500),
  add column parent_id uuid check (parent_id <> id),
  -- One of its members, who keeps the list of the others.
  add column lead_id uuid,
  -- Managed by the group of the directory, and gone with it.
  add column directory_group_id uuid,
  add column takes_teams boolean not null generated always as (parent_id is null and directory_group_id is null) stored,
  add column parent_takes_teams boolean generated always as (case when parent_id is not null then true end) stored,
  add unique (workspace_id, id, takes_teams),
  add foreign key (workspace_id, parent_id, parent_takes_teams) references teams (workspace_id, id, takes_teams),
  add foreign key (workspace_id, id, lead_id) references team_memberships (workspace_id, team_id, user_id)
    on delete set null (lead_id),
  add foreign key (workspace_id, directory_group_id) references directory_groups on delete cascade,
  -- The directory knows neither leads nor nesting.
  add check (directory_group_id is null or (parent_id is null and lead_id is null));
create index teams_by_parent on teams (workspace_id, parent_id) where parent_id is not null;
create index teams_by_lead on teams (workspace_id, lead_id) where lead_id is not null;
create unique index teams_by_directory_group on teams (workspace_id, directory_group_id)
  where directory_group_id is not null;

-- The teams that a person belongs to: those they are in, and the parents of these. Every right that a team gives is
-- decided by this.
create function app.teams_of(of_workspace uuid, person uuid) returns setof uuid language sql stable as $$
  select t.team_id from public.team_memberships t where t.workspace_id = of_workspace and t.user_id = person
  union
  select s.parent_id from public.team_memberships t
  join public.teams s on s.workspace_id = t.workspace_id and s.id = t.team_id and s.parent_id is not null
  where t.workspace_id = of_workspace and t.user_id = person
$$;

-- The same, asked of a team: its own members and those of the teams in it.
create function app.people_of_team(of_workspace uuid, team uuid) returns setof uuid language sql stable as $$
  select m.user_id from public.team_memberships m where m.workspace_id = of_workspace and m.team_id = team
  union
  select m.user_id from public.teams s
  join public.team_memberships m on m.workspace_id = s.workspace_id and m.team_id = s.id
  where s.workspace_id = of_workspace and s.parent_id = team
$$;
revoke execute on function app.teams_of, app.people_of_team from public;
grant execute on function app.teams_of, app.people_of_team to service_role;

-- Guests know of no teams.
create function app.sees_teams() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.suspended_at is null
      and m.role <> 'guest')
$$;
revoke execute on function app.sees_teams from public;
grant execute on function app.sees_teams to authenticated, service_role;
create policy of_rights on teams for select to adjutant_owner using (true);
drop policy own_workspace on teams;
create policy own_workspace on teams for select to authenticated
  using (workspace_id = app.workspace_id() and (select app.sees_teams()));

create or replace function app.own_grants(of_type text) returns setof grants
language sql stable security definer set search_path = '' as $$
  select g.* from public.grants g
  join public.memberships m on m.workspace_id = g.workspace_id and m.user_id = auth.uid() and m.suspended_at is null
  where g.workspace_id = app.workspace_id() and g.object_type = of_type
    and (g.expires_at is null or g.expires_at > now())
    and (g.user_id = auth.uid()
      or g.user_id is null and g.team_id is null and m.role <> 'guest'
      or g.team_id in (select t from app.teams_of(app.workspace_id(), auth.uid()) as t))
$$;

create or replace function app.readers_among(of_workspace uuid, of_type text, of_object uuid, people uuid[])
returns uuid[]
language sql stable as $$
  with given as materialized (
    select g.user_id, g.team_id from grants g
    where g.workspace_id = of_workspace and g.object_type = of_type and g.object_id = of_object
      and (g.expires_at is null or g.expires_at > now())),
  readers as materialized (
    select app.owner_of_object(of_workspace, of_type, of_object) as id
    union select g.user_id from given g where g.user_id is not null
    union select t.user_id from team_memberships t
      join teams s on s.workspace_id = t.workspace_id and s.id = t.team_id
      where t.workspace_id = of_workspace and t.user_id = any(people)
        and exists (select from given g where g.team_id in (s.id, s.parent_id)))
  select coalesce(array_agg(p.id), '{}') from unnest(people) as p(id)
  left join memberships m on m.workspace_id = of_workspace and m.user_id = p.id
  where m.suspended_at is null and (
    p.id in (select r.id from readers r)
    or m.role <> 'guest' and exists (select from given g where g.user_id is null and g.team_id is null))
$$;

create or replace function app.people_of_grant(of_workspace uuid, to_user uuid, to_team uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.memberships m where m.workspace_id = of_workspace and m.user_id = to_user
  union all
  select p from app.people_of_team(of_workspace, to_team) as p
  union all
  select null where to_user is null and to_team is null
    and exists (select from public.memberships m where m.workspace_id = of_workspace)
$$;

-- Joining a team gives its shares and those of its parent, leaving it takes them.
create or replace function app.tell_of_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_team_shares(case tg_op when 'INSERT' then 'share.granted' else 'share.withdrawn' end,
    c.workspace_id, array_agg(distinct c.user_id), array_agg(distinct t.id))
  from changed c
  left join public.teams s on s.workspace_id = c.workspace_id and s.id = c.team_id
  cross join lateral unnest(array[c.team_id, s.parent_id]) as t(id)
  where exists (select from public.grants g where g.workspace_id = c.workspace_id and g.team_id = t.id)
  group by c.workspace_id;
  return null;
end
$$;

-- A team takes its members and its shares along, those of its parent too, and neither finds the other afterwards. The
-- people of teams in it belong to it.
create or replace function app.tell_of_deleted_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_team_shares('share.withdrawn', old.workspace_id,
    array(select app.people_of_team(old.workspace_id, old.id)), array[old.id, old.parent_id]);
  return old;
end
$$;

-- So do the people of a team that moves into another one, or out of it.
create function app.tell_of_moved_team() returns trigger
language plpgsql security definer set search_path = '' as $$
declare people uuid[] := array(
  select m.user_id from public.team_memberships m where m.workspace_id = new.workspace_id and m.team_id = new.id);
begin
  perform app.tell_of_team_shares('share.withdrawn', new.workspace_id, people, array[old.parent_id]);
  perform app.tell_of_team_shares('share.granted', new.workspace_id, people, array[new.parent_id]);
  return null;
end
$$;
revoke execute on function app.tell_of_moved_team from public;
create trigger moved_is_told after update of parent_id on teams
  for each row when (old.parent_id is distinct from new.parent_id) execute function app.tell_of_moved_team();
