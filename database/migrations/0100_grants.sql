-- Teams of a workspace: sharing, routing and knowledge name them.
create table teams (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index teams_by_name on teams (workspace_id, lower(name));
select app.protect('teams', 'select');
create policy own_workspace on teams for select to authenticated using (workspace_id = app.workspace_id());

create table team_memberships (
  workspace_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, team_id, user_id),
  foreign key (workspace_id, team_id) references teams on delete cascade,
  -- Whoever leaves the workspace leaves its teams.
  foreign key (workspace_id, user_id) references memberships on delete cascade
);
create index team_memberships_by_user on team_memberships (workspace_id, user_id);
select app.protect('team_memberships', 'select');
create policy own on team_memberships for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy of_rights on team_memberships for select to adjutant_owner using (true);

-- What somebody is to an object that is not theirs. The subject is a user, a team, or with neither the workspace.
create table grants (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  object_type text not null check (length(object_type) between 1 and 60),
  object_id uuid not null,
  user_id uuid,
  team_id uuid,
  relation text not null check (relation in ('viewer', 'editor')),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique nulls not distinct (workspace_id, object_type, object_id, user_id, team_id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  foreign key (workspace_id, team_id) references teams on delete cascade
);
create index grants_by_user on grants (workspace_id, user_id, object_type);
create index grants_by_team on grants (workspace_id, team_id, object_type);
create index grants_by_creator on grants (created_by);
select app.protect('grants', 'select');
create policy own on grants for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy of_rights on grants to adjutant_owner using (true) with check (true);

-- The grants of the caller, by name, by a team, or as one of the workspace.
create function app.own_grants(of_type text) returns setof grants
language sql stable security definer set search_path = '' as $$
  select g.* from public.grants g
  where g.workspace_id = app.workspace_id() and g.object_type = of_type
    and (g.user_id = auth.uid()
      or g.user_id is null and g.team_id is null
      or g.team_id in (select t.team_id from public.team_memberships t
        where t.workspace_id = app.workspace_id() and t.user_id = auth.uid()))
$$;

-- Ids of objects that grants open to the caller; policies compare with the array, which is read once a query.
create function app.granted(of_type text, for_relations text[] default '{viewer,editor}') returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(object_id), '{}') from app.own_grants(of_type) where relation = any(for_relations)
$$;

-- The strongest relation that grants give the caller to one object; null for none. Their order is that of the alphabet.
create function app.granted_relation(of_type text, of_object uuid) returns text
language sql stable security definer set search_path = '' as $$
  select min(relation) from app.own_grants(of_type) where object_id = of_object
$$;

-- People write grants by these alone; the command that calls them has decided whether they may.
create function app.grant_object(
  grant_id uuid, of_type text, of_object uuid, to_user uuid, to_team uuid, as_relation text
) returns void language sql security definer set search_path = '' as $$
  insert into public.grants (workspace_id, id, object_type, object_id, user_id, team_id, relation, created_by)
  values (app.workspace_id(), grant_id, of_type, of_object, to_user, case when to_user is null then to_team end,
    as_relation, auth.uid())
  on conflict (workspace_id, object_type, object_id, user_id, team_id)
  do update set relation = excluded.relation, created_by = excluded.created_by, created_at = now()
$$;
create function app.revoke_object(of_type text, of_object uuid, from_user uuid, from_team uuid)
returns boolean language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.grants
    where workspace_id = app.workspace_id() and object_type = of_type and object_id = of_object
      and user_id is not distinct from from_user and team_id is not distinct from from_team
    returning 1)
  select exists (select from gone)
$$;
revoke execute on function app.own_grants, app.granted, app.granted_relation, app.grant_object, app.revoke_object
  from public;
grant execute on function app.own_grants, app.granted, app.granted_relation, app.grant_object, app.revoke_object
  to authenticated, service_role;

-- Agents and API keys act as the person they work for, and say so in the event.
drop policy own_insert on audit_events;
create policy own_insert on audit_events for insert to authenticated
  with check (workspace_id = app.workspace_id() and actor_type in ('user', 'agent', 'api_key')
    and actor_id = auth.uid()::text);

-- Sharing a conversation is a row: whoever sees it reads what is in it, whoever wrote that. Policies are tried in the
-- order of their names, so rows of one's own cost no look at the conversation.
create policy shared on conversations for select to authenticated
  using (workspace_id = app.workspace_id() and id = any ((select app.granted('conversation'))::uuid[]));
create policy shared_to_edit on conversations for update to authenticated
  using (workspace_id = app.workspace_id() and id = any ((select app.granted('conversation', '{editor}'))::uuid[]));
create policy shared on messages for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = messages.workspace_id and c.id = conversation_id));
create policy shared on tool_calls for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = tool_calls.workspace_id and c.id = conversation_id));
create policy shared on runs for select to authenticated
  using (workspace_id = app.workspace_id() and host = 'conversation' and exists (
    select from conversations c where c.workspace_id = runs.workspace_id and c.id = host_id));
create policy shared on run_steps for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from runs r where r.workspace_id = run_steps.workspace_id and r.id = run_id));
create policy shared on run_chunks for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from runs r where r.workspace_id = run_chunks.workspace_id and r.id = run_id));
