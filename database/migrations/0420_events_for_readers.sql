-- An event may be for all who can read an object instead of for one person or the workspace.
alter table events add column object_type text, add column object_id uuid,
  add constraint events_of_an_object check (
    (object_type is null) = (object_id is null) and (object_type is null or user_id is null));

-- What a function that runs as its owner tells people is of the caller's own workspace. The product asks about each.
create function app.is_asked_of_own(of_workspace uuid) returns boolean language sql stable as $$
  select current_setting('role') <> 'authenticated' or of_workspace = app.workspace_id()
$$;
revoke execute on function app.is_asked_of_own from public;

-- Whether the caller is a guest here.
create function app.is_guest() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.role = 'guest')
$$;
revoke execute on function app.is_guest from public;
grant execute on function app.is_guest to authenticated, service_role;

-- Whose an object is. Null for what has no owner or is gone.
create function app.owner_of_object(of_workspace uuid, of_type text, of_object uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when app.is_asked_of_own(of_workspace) then case of_type
    when 'conversation' then
      (select c.user_id from public.conversations c where c.workspace_id = of_workspace and c.id = of_object)
    when 'agent' then (select a.user_id from public.agents a where a.workspace_id = of_workspace and a.id = of_object)
  end end
$$;

-- Its owner, as long as it is shared with nobody. Servers without a stream of theirs need not read its events.
create function app.only_reader(of_workspace uuid, of_type text, of_object uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select app.owner_of_object(of_workspace, of_type, of_object) where not exists (
    select from public.grants g
    where g.workspace_id = of_workspace and g.object_type = of_type and g.object_id = of_object
      and (g.expires_at is null or g.expires_at > now()))
$$;

-- Those among these people who may read an object now. The same rule as the policies of the object. Grants and teams
-- are read once, whatever the number of people: an event asks this for all who have a stream open.
create function app.readers_among(of_workspace uuid, of_type text, of_object uuid, people uuid[])
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
      where t.workspace_id = of_workspace and t.user_id = any(people)
        and t.team_id in (select g.team_id from given g))
  select coalesce(array_agg(p.id), '{}') from unnest(people) as p(id)
  left join memberships m on m.workspace_id = of_workspace and m.user_id = p.id
  where m.suspended_at is null and (
    p.id in (select r.id from readers r)
    or m.role <> 'guest' and exists (select from given g where g.user_id is null and g.team_id is null))
$$;

revoke execute on function app.owner_of_object, app.only_reader, app.readers_among from public;
grant execute on function app.owner_of_object, app.only_reader to authenticated, service_role;
grant execute on function app.readers_among to service_role;

-- Policies of conversations decide about their events, also about those that somebody missed. Of those for the whole
-- workspace, guests hear what their own page shows.
drop policy own_workspace on events;
create policy own_workspace on events to authenticated
  using (workspace_id = app.workspace_id() and case
    when user_id is not null then user_id = auth.uid()
    when object_type is null then
      name in ('entitlements.changed', 'workspace.renamed') or not (select app.is_guest())
    when object_type = 'conversation' then exists (
      select from conversations c where c.workspace_id = events.workspace_id and c.id = object_id)
    else app.owner_of_object(workspace_id, object_type, object_id) = auth.uid()
      or app.granted_relation(object_type, object_id) is not null end)
  with check (workspace_id = app.workspace_id());
