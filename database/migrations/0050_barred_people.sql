-- Since when a company's directory bars its person from signing in. Apart from the ban, which is an admin's: neither
-- lifts the other.
alter table auth.users add column barred_at timestamptz;

-- As before, and nobody whom a directory bars.
create or replace function app.find_caller(session uuid, person uuid, workspace uuid)
returns table (email text, role text, is_admin boolean, lacks_factor boolean, is_closing boolean)
language sql stable as $$
  select coalesce(u.email, ''), m.role,
    exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    s.aal = 'aal1' and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    exists (select from auth.account_closures c where c.user_id = u.id)
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  left join memberships m on m.user_id = u.id and m.workspace_id = workspace
  where s.id = session and s.user_id = person
    and (s.not_after is null or s.not_after > now())
    and u.deleted_at is null and u.barred_at is null and (u.banned_until is null or u.banned_until < now())
$$;

create or replace function app.may_act(person uuid, workspace uuid) returns boolean language sql stable as $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id = person
      and u.deleted_at is null and u.barred_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select from auth.account_closures c where c.user_id = u.id))
$$;
