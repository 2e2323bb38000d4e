-- Each group of a directory is a team with the same people. What the directory changes is changed in the team by the
-- same statement, whoever writes it.

-- A name that no other team has: the wanted one, or with a number behind it.
create function app.free_team_name(of_workspace uuid, of_team uuid, wanted text) returns text
language sql stable as $$
  select w.name from (
    select 0 as number, left(wanted, 100) as name
    union all
    select n, left(wanted, 100 - length(n::text) - 3) || ' (' || n || ')' from generate_series(2, 1000) as n) as w
  where not exists (
    select from public.teams t where t.workspace_id = of_workspace and lower(t.name) = lower(w.name) and t.id <> of_team)
  order by w.number limit 1
$$;

create function app.follow_directory_group() returns trigger language plpgsql as $$
declare team uuid := case tg_op when 'INSERT' then uuidv7() else (
  select t.id from teams t where t.workspace_id = new.workspace_id and t.directory_group_id = new.id) end;
begin
  loop
    begin
      insert into teams (workspace_id, id, name, directory_group_id)
      values (new.workspace_id, team, app.free_team_name(new.workspace_id, team, new.display_name), new.id)
      on conflict (workspace_id, id) do update set name = excluded.name;
      return null;
    exception when unique_violation then
      -- Somebody took the name meanwhile: the next one.
    end;
  end loop;
end
$$;
create trigger group_has_team after insert on directory_groups
  for each row execute function app.follow_directory_group();
create trigger team_has_name after update of display_name on directory_groups
  for each row when (old.display_name is distinct from new.display_name)
  execute function app.follow_directory_group();

-- The people of a group who are members of the workspace are the members of its team.
create function app.keep_directory_teams(of_workspace uuid, people uuid[]) returns void language sql as $$
  insert into team_memberships (workspace_id, team_id, user_id)
  select t.workspace_id, t.id, m.user_id
  from directory_group_people gp
  join directory_people p on p.workspace_id = gp.workspace_id and p.id = gp.person_id
  join teams t on t.workspace_id = gp.workspace_id and t.directory_group_id = gp.group_id
  join memberships m on m.workspace_id = p.workspace_id and m.user_id = p.user_id
  where gp.workspace_id = of_workspace and p.user_id = any (people)
  on conflict do nothing
$$;

create function app.follow_group_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform app.keep_directory_teams(c.workspace_id, array_agg(p.user_id))
    from changed c join directory_people p on p.workspace_id = c.workspace_id and p.id = c.person_id
    group by c.workspace_id;
  else
    delete from team_memberships m using changed c, directory_people p, teams t
    where p.workspace_id = c.workspace_id and p.id = c.person_id
      and t.workspace_id = c.workspace_id and t.directory_group_id = c.group_id
      and m.workspace_id = c.workspace_id and m.team_id = t.id and m.user_id = p.user_id;
  end if;
  return null;
end
$$;
create trigger joined_its_team after insert on directory_group_people referencing new table as changed
  for each statement execute function app.follow_group_people();
create trigger left_its_team after delete on directory_group_people referencing old table as changed
  for each statement execute function app.follow_group_people();

-- Whoever the directory names is found later, or changes; a deleted person leaves the teams of the directory.
create function app.follow_directory_person() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    delete from team_memberships m using directory_group_people gp, teams t
    where gp.workspace_id = old.workspace_id and gp.person_id = old.id
      and t.workspace_id = old.workspace_id and t.directory_group_id = gp.group_id
      and m.workspace_id = old.workspace_id and m.team_id = t.id and m.user_id = old.user_id;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  perform app.keep_directory_teams(new.workspace_id, array[new.user_id]);
  return new;
end
$$;
create trigger found_in_its_teams after update of user_id on directory_people
  for each row when (old.user_id is distinct from new.user_id) execute function app.follow_directory_person();
-- Before their places in groups go.
create trigger gone_from_its_teams before delete on directory_people
  for each row execute function app.follow_directory_person();

-- A membership that begins, or begins again, brings the teams of the directory.
create function app.follow_membership() returns trigger language plpgsql as $$
begin
  perform app.keep_directory_teams(new.workspace_id, array[new.user_id]);
  return null;
end
$$;
create trigger brings_teams after insert on memberships
  for each row execute function app.follow_membership();
revoke execute on function app.free_team_name, app.follow_directory_group, app.keep_directory_teams,
  app.follow_group_people, app.follow_directory_person, app.follow_membership from public;
grant execute on function app.free_team_name, app.keep_directory_teams to service_role;

-- The groups there are.
set local role service_role;
insert into teams (workspace_id, id, name, directory_group_id, created_at)
select g.workspace_id, uuidv7(), case when g.place = 1 and not exists (
    select from teams t where t.workspace_id = g.workspace_id and lower(t.name) = lower(left(g.display_name, 100)))
  then left(g.display_name, 100) else left(g.display_name, 80) || ' (' || left(g.id::text, 8) || ')' end, g.id, now()
from (
  select *, row_number() over (
    partition by workspace_id, lower(left(display_name, 100)) order by created_at, id) as place
  from directory_groups) as g;
insert into team_memberships (workspace_id, team_id, user_id)
select t.workspace_id, t.id, m.user_id
from directory_group_people gp
join directory_people p on p.workspace_id = gp.workspace_id and p.id = gp.person_id
join teams t on t.workspace_id = gp.workspace_id and t.directory_group_id = gp.group_id
join memberships m on m.workspace_id = p.workspace_id and m.user_id = p.user_id
on conflict do nothing;
reset role;
