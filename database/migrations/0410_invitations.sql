-- One address is asked by mail to join a workspace. Only the digest of the mailed token is stored.
create table invitations (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email) and length(email) <= 255),
  role text not null check (role in ('owner', 'admin', 'billing', 'auditor', 'member', 'guest')),
  team_ids uuid[] not null default '{}' check (cardinality(team_ids) <= 20),
  message text not null default '' check (length(message) <= 1000),
  language text not null check (language in ('en', 'de')),
  lifetime_days int not null check (lifetime_days between 1 and 30),
  -- Of the latest mail; earlier tokens are void.
  token_digest bytea not null unique check (octet_length(token_digest) <= 32),
  sent_count int not null default 1 check (sent_count between 1 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  invited_by uuid not null,
  created_at timestamptz not null,
  ended_as text check (ended_as in ('accepted', 'declined', 'expired', 'withdrawn')),
  ended_at timestamptz,
  accepted_by uuid,
  primary key (workspace_id, id),
  check ((ended_as is null) = (ended_at is null)),
  check (accepted_by is null or ended_as = 'accepted')
);
create unique index invitations_pending on invitations (workspace_id, email) where ended_as is null;
create index invitations_of_workspace on invitations (workspace_id, created_at desc, id desc);
create index invitations_by_inviter on invitations (invited_by);
create index invitations_by_accepter on invitations (accepted_by) where accepted_by is not null;
create index invitations_due on invitations (expires_at) where ended_as is null;
create index invitations_by_age on invitations (ended_at) where ended_at is not null;
select app.protect('invitations');

-- A link with which whoever has it joins a workspace; without a workspace, it gives a plan to their own.
create table join_links (
  id uuid primary key,
  workspace_id uuid references workspaces on delete cascade,
  token_digest bytea not null unique check (octet_length(token_digest) <= 32),
  name text not null default '' check (length(name) <= 100),
  role text check (role in ('member', 'guest')),
  team_ids uuid[] not null default '{}' check (cardinality(team_ids) <= 20),
  domains text[] not null default '{}' check (cardinality(domains) <= 20),
  plan_key text check (length(plan_key) <= 64),
  plan_ends_at timestamptz,
  most_uses int not null check (most_uses between 1 and 1000),
  used_count int not null default 0 check (used_count >= 0 and used_count <= most_uses),
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((workspace_id is null) = (role is null)),
  check ((workspace_id is null) = (plan_key is not null)),
  check ((plan_key is null) = (plan_ends_at is null))
);
create index join_links_of_workspace on join_links (workspace_id, created_at desc, id desc);
create index join_links_by_maker on join_links (created_by);
create index join_links_by_age on join_links (expires_at);
select app.protect('join_links');

-- Who joined by a link, or was removed from the workspace while it worked (without a date): neither joins by it again.
create table join_link_uses (
  link_id uuid not null references join_links on delete cascade,
  user_id uuid not null,
  used_at timestamptz,
  primary key (link_id, user_id)
);
create index join_link_uses_by_user on join_link_uses (user_id);
select app.protect('join_link_uses');

-- Whether a person may let others into a workspace now. Owners let owners and auditors in.
create function app.may_let_in(person uuid, workspace uuid, as_role text) returns boolean language sql stable as $$
  select app.may_act(person, workspace) and exists (
    select from memberships m where m.workspace_id = workspace and m.user_id = person
      and m.role in ('owner', 'admin') and (as_role not in ('owner', 'auditor') or m.role = 'owner'))
$$;
revoke execute on function app.may_let_in from public;
grant execute on function app.may_let_in to service_role;
