-- Workspaces and who belongs to them.

create table workspaces (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  -- The person whose own workspace this is; it then has that person's id, and ends with that person.
  personal_of uuid unique references auth.users on delete cascade check (personal_of = id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select app.protect('workspaces', 'select');

create table memberships (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index memberships_by_user on memberships (user_id);
select app.protect('memberships', 'select');
create policy own on memberships for select to authenticated using (user_id = auth.uid());

-- The subquery is itself under the policy of memberships: it finds the caller's own and no others.
create policy of_own_membership on workspaces for select to authenticated
  using (exists (select from memberships m where m.workspace_id = workspaces.id and m.user_id = auth.uid()));

-- A person and the personal workspace come into being together.
create function app.found_personal_workspace() returns trigger language plpgsql as $$
begin
  insert into workspaces (id, name, personal_of) values (new.id, 'Personal', new.id);
  insert into memberships (workspace_id, user_id, role) values (new.id, new.id, 'owner');
  return new;
end
$$;
create trigger found_personal_workspace after insert on auth.users
  for each row execute function app.found_personal_workspace();

-- Everything that a request has to know about its caller, in one reading. No row: the session has ended.
create function app.find_caller(session uuid, person uuid, workspace uuid)
returns table (email text, role text, is_admin boolean) language sql stable as $$
  select coalesce(u.email, ''), m.role,
    exists (select from user_roles r where r.user_id = u.id and r.role = 'admin')
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  left join memberships m on m.user_id = u.id and m.workspace_id = workspace
  where s.id = session and s.user_id = person
    and (s.not_after is null or s.not_after > now())
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;
