-- A member asks for a role, for seats, or for a place in a team. Owners decide, and others what they may give.
create table requests (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  wants text not null check (wants in ('role', 'seats', 'access')),
  role text check (role in ('admin', 'billing', 'auditor', 'member')),
  seats int check (seats between 1 and 1000),
  team_id uuid,
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_as text check (ended_as in ('approved', 'declined', 'withdrawn', 'expired')),
  ended_at timestamptz,
  -- Who decided, and what they said about it.
  decided_by uuid,
  note text not null default '' check (length(note) <= 500),
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  foreign key (workspace_id, team_id) references teams on delete cascade,
  check ((wants = 'role') = (role is not null)),
  check ((wants = 'seats') = (seats is not null)),
  check ((wants = 'access') = (team_id is not null)),
  check ((ended_as is null) = (ended_at is null)),
  check (decided_by is null or ended_as in ('approved', 'declined'))
);
create unique index requests_open on requests (workspace_id, user_id, wants) where ended_as is null;
create index requests_by_team on requests (workspace_id, team_id) where team_id is not null;
create index requests_by_user on requests (workspace_id, user_id, id);
create index requests_by_age on requests (created_at);
create index requests_by_decider on requests (decided_by) where decided_by is not null;

-- Whether somebody, of whom people ask for themselves alone, decides about such a request: owners about each, admins about what they may give, billing managers
-- about seats, the lead of a team about places in it.
create function app.decides_request(of_workspace uuid, person uuid, of_wants text, of_role text, of_team uuid)
returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_asked_of_own(of_workspace)
    and (current_setting('role') <> 'authenticated' or person = auth.uid())
    and exists (
    select from public.memberships m
    where m.workspace_id = of_workspace and m.user_id = person and m.suspended_at is null and (
      m.role = 'owner'
      or m.role = 'admin' and of_wants <> 'seats' and of_role is distinct from 'auditor'
      or m.role = 'billing' and of_wants = 'seats'
      or m.role not in ('guest', 'auditor') and of_wants = 'access' and exists (
        select from public.teams t
        where t.workspace_id = of_workspace and t.id = of_team and t.lead_id = person)))
$$;
revoke execute on function app.decides_request from public;
grant execute on function app.decides_request to authenticated, service_role;

select app.protect('requests', 'select');
create policy own on requests for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy to_decide on requests for select to authenticated
  using (workspace_id = app.workspace_id() and app.decides_request(workspace_id, auth.uid(), wants, role, team_id));
