-- Whoever comments reads, and whoever edits does both. A grant may end by itself.
alter table grants drop constraint grants_relation_check;
alter table grants add constraint grants_relation_check check (relation in ('viewer', 'commenter', 'editor'));
alter table grants add column expires_at timestamptz;
create index grants_by_end on grants (expires_at) where expires_at is not null;

-- The grants of the caller that are in force: by name, by a team, or as one of the workspace. Guests are not meant by a
-- grant to the whole workspace. A suspended membership gives nothing.
create or replace function app.own_grants(of_type text) returns setof grants
language sql stable security definer set search_path = '' as $$
  select g.* from public.grants g
  join public.memberships m on m.workspace_id = g.workspace_id and m.user_id = auth.uid() and m.suspended_at is null
  where g.workspace_id = app.workspace_id() and g.object_type = of_type
    and (g.expires_at is null or g.expires_at > now())
    and (g.user_id = auth.uid()
      or g.user_id is null and g.team_id is null and m.role <> 'guest'
      or g.team_id in (select t.team_id from public.team_memberships t
        where t.workspace_id = app.workspace_id() and t.user_id = auth.uid()))
$$;

-- Whoever may edit may comment and read: the default stands for everybody who may read.
create or replace function app.granted(of_type text, for_relations text[] default '{viewer,commenter,editor}')
returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(object_id), '{}') from app.own_grants(of_type) where relation = any(for_relations)
$$;

-- The strongest relation that grants give the caller to one object; null for none.
create or replace function app.granted_relation(of_type text, of_object uuid) returns text
language sql stable security definer set search_path = '' as $$
  select relation from app.own_grants(of_type) where object_id = of_object
  order by array_position('{editor,commenter,viewer}'::text[], relation) limit 1
$$;

drop function app.grant_object(uuid, text, uuid, uuid, uuid, text);
create function app.grant_object(
  grant_id uuid, of_type text, of_object uuid, to_user uuid, to_team uuid, as_relation text, until timestamptz
) returns void language sql security definer set search_path = '' as $$
  insert into public.grants
    (workspace_id, id, object_type, object_id, user_id, team_id, relation, created_by, expires_at)
  values (app.workspace_id(), grant_id, of_type, of_object, to_user, case when to_user is null then to_team end,
    as_relation, auth.uid(), until)
  on conflict (workspace_id, object_type, object_id, user_id, team_id)
  do update set relation = excluded.relation, created_by = excluded.created_by, created_at = now(),
    expires_at = excluded.expires_at
$$;
revoke execute on function app.grant_object from public;
grant execute on function app.grant_object to authenticated, service_role;

create or replace function app.is_shared(of_type text, of_object uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.grants
    where workspace_id = app.workspace_id() and object_type = of_type and object_id = of_object
      and (expires_at is null or expires_at > now()))
$$;
