-- Billing managers are members who also manage plan and invoices. Guests see what is shared with them. A suspended
-- membership gives no right and takes no seat; an owner has to step down first.
alter table memberships drop constraint memberships_role_check;
alter table memberships add constraint memberships_role_check
  check (role in ('owner', 'admin', 'billing', 'auditor', 'member', 'guest'));
alter table memberships add column suspended_at timestamptz check (suspended_at is null or role <> 'owner');

drop function app.find_caller(uuid, uuid, uuid);
create function app.find_caller(session uuid, person uuid, workspace uuid)
returns table(email text, role text, is_admin boolean, lacks_factor boolean, is_closing boolean, is_suspended boolean)
language sql stable as $$
  select coalesce(u.email, ''), m.role,
    exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    s.aal = 'aal1' and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    exists (select from auth.account_closures c where c.user_id = u.id),
    m.suspended_at is not null
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  left join memberships m on m.user_id = u.id and m.workspace_id = workspace
  where s.id = session and s.user_id = person
    and (s.not_after is null or s.not_after > now())
    and u.deleted_at is null and u.suspended_at is null and (u.banned_until is null or u.banned_until < now())
$$;
revoke execute on function app.find_caller from public;
grant execute on function app.find_caller to service_role;

create or replace function app.may_act(person uuid, workspace uuid) returns boolean language sql stable as $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id = person and m.suspended_at is null
      and u.deleted_at is null and u.suspended_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select from auth.account_closures c where c.user_id = u.id))
$$;

create or replace function app.logs_read() returns uuid[] language sql stable as $$
  select array(
    select m.workspace_id from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.suspended_at is null
      and m.role in ('owner', 'admin', 'auditor')
    union all
    select '00000000-0000-0000-0000-000000000000'::uuid
    from user_roles r where r.user_id = auth.uid() and r.role = 'admin')
$$;

create or replace function app.is_workspace_admin() returns boolean language sql stable as $$
  select exists (
    select from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.suspended_at is null
      and m.role in ('owner', 'admin'))
$$;

-- How many seats of the plan a workspace uses.
create function app.seats_taken(workspace uuid) returns integer language sql stable as $$
  select count(*)::int from memberships m where m.workspace_id = workspace and m.suspended_at is null
$$;
revoke execute on function app.seats_taken from public;
grant execute on function app.seats_taken to service_role;
