-- An artifact is read by those whom it is shared with, and by the readers of its conversation.
create function app.conversation_of_artifact(of_workspace uuid, artifact uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select a.conversation_id from public.artifacts a
  where app.is_asked_of_own(of_workspace) and a.workspace_id = of_workspace and a.id = artifact
$$;

-- The objects whose shares give an object: itself, and for an artifact its conversation.
create function app.shared_through(of_workspace uuid, of_type text, of_object uuid)
returns table (object_type text, object_id uuid) language sql stable as $$
  select of_type, of_object
  union all
  select 'conversation', app.conversation_of_artifact(of_workspace, of_object) where of_type = 'artifact'
$$;
revoke execute on function app.conversation_of_artifact, app.shared_through from public;
grant execute on function app.conversation_of_artifact, app.shared_through to authenticated, service_role;

create or replace function app.owner_of_object(of_workspace uuid, of_type text, of_object uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when app.is_asked_of_own(of_workspace) then case of_type
    when 'conversation' then
      (select c.user_id from public.conversations c where c.workspace_id = of_workspace and c.id = of_object)
    when 'artifact' then
      (select a.user_id from public.artifacts a where a.workspace_id = of_workspace and a.id = of_object)
    when 'agent' then (select a.user_id from public.agents a where a.workspace_id = of_workspace and a.id = of_object)
    when 'collection' then
      (select k.user_id from public.collections k where k.workspace_id = of_workspace and k.id = of_object)
  end end
$$;

create or replace function app.only_reader(of_workspace uuid, of_type text, of_object uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select app.owner_of_object(of_workspace, of_type, of_object) where not exists (
    select from public.grants g
    join app.shared_through(of_workspace, of_type, of_object) s
      on g.object_type = s.object_type and g.object_id = s.object_id
    where g.workspace_id = of_workspace and (g.expires_at is null or g.expires_at > now()))
$$;

create or replace function app.readers_among(of_workspace uuid, of_type text, of_object uuid, people uuid[])
returns uuid[]
language sql stable as $$
  with given as materialized (
    select g.user_id, g.team_id from grants g
    join app.shared_through(of_workspace, of_type, of_object) s
      on g.object_type = s.object_type and g.object_id = s.object_id
    where g.workspace_id = of_workspace and (g.expires_at is null or g.expires_at > now())),
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

create policy of_artifacts on events for select to authenticated
  using (workspace_id = app.workspace_id() and object_type = 'artifact' and exists (
    select from artifacts a where a.workspace_id = events.workspace_id and a.id = object_id));

-- What somebody was told about an artifact is shown while they may read that. A refusal of access names nothing.
create policy of_artifacts on notifications as restrictive for select to authenticated
  using (object_type is distinct from 'artifact' or kind = 'access_decided' and facts ->> 'isGranted' = 'false'
    or exists (
      select from artifacts a where a.workspace_id = notifications.workspace_id and a.id = object_id));
