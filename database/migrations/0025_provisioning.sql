-- Provisioning: what a company's directory says about the people and groups of a workspace.

-- Keys with which a directory comes (SCIM); only their hashes are kept. Each is good for one workspace.
create table provisioning_keys (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  key_hash bytea not null unique,
  -- The identity provider through which the people sign in; absent: they sign in with their address. When it is
  -- gone the key makes nobody any more.
  sso_provider_id uuid,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (workspace_id, id)
);
select app.protect('provisioning_keys');

-- A person as the directory knows one, and the user that the person is here.
create table directory_people (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  user_name text not null,
  external_id text,
  is_active boolean not null,
  -- Everything else that the directory said, as it said it.
  attributes jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, user_id)
);
create unique index directory_people_by_user_name on directory_people (workspace_id, lower(user_name));
create index directory_people_by_external_id on directory_people (workspace_id, external_id);
create index directory_people_by_user on directory_people (user_id);
select app.protect('directory_people');

create table directory_groups (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  display_name text not null,
  external_id text,
  -- The role that the people of the group have in the workspace.
  role text not null check (role in ('member', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index directory_groups_by_name on directory_groups (workspace_id, lower(display_name));
select app.protect('directory_groups');

create table directory_group_people (
  workspace_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, group_id, person_id),
  foreign key (workspace_id, group_id) references directory_groups on delete cascade,
  foreign key (workspace_id, person_id) references directory_people on delete cascade
);
create index directory_group_people_by_person on directory_group_people (workspace_id, person_id);
select app.protect('directory_group_people');
