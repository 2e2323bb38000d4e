-- People, their ways to sign in, their sessions, and the keys of the auth service. Only background work and
-- the auth service (service_role) touch these tables; people read their own user through the service.

create table auth.users (
  id uuid primary key,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (email = lower(email) and length(email) <= 255),
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  phone text,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_by_email on auth.users (email) where not is_sso_user;
select app.protect('auth.users');

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  -- The person's id at the provider; for email it is the user's own id.
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index identities_by_user on auth.identities (user_id, created_at);
select app.protect('auth.identities');

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on auth.sessions (user_id);
select app.protect('auth.sessions');

-- One chain per session: each token names its parent, and at most one of a session is not revoked.
-- Tokens are found by their hash; the sealed text lets a repeated request get the same answer again.
create table auth.refresh_tokens (
  id uuid primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  token_hash bytea not null unique,
  sealed_token text not null,
  parent_id uuid,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
create unique index refresh_tokens_one_active on auth.refresh_tokens (session_id) where revoked_at is null;
create index refresh_tokens_by_revocation on auth.refresh_tokens (revoked_at) where revoked_at is not null;
select app.protect('auth.refresh_tokens');

create table auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);
select app.protect('auth.mfa_amr_claims');

-- Keys that sign access tokens. The private part is sealed with the installation's master key.
create table auth.signing_keys (
  kid text primary key,
  alg text not null,
  status text not null check (status in ('current', 'retired')),
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null default now()
);
create unique index signing_keys_one_current on auth.signing_keys (status) where status = 'current';
select app.protect('auth.signing_keys');

-- Keys of programs that call the wire-compatible services. The publishable one is public and kept readable.
create table auth.api_keys (
  id uuid primary key,
  kind text not null check (kind in ('publishable', 'secret')),
  key_hash bytea not null unique,
  publishable_key text,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  check ((kind = 'publishable') = (publishable_key is not null))
);
create unique index api_keys_one_publishable on auth.api_keys (kind) where kind = 'publishable' and revoked_at is null;
select app.protect('auth.api_keys');

-- Roles in the installation, not in a workspace.
create table user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
select app.protect('user_roles', 'select');
create policy own on user_roles for select to authenticated using (user_id = auth.uid());

-- Whether the caller has the role. About anyone else the answer is no, whatever is true.
create function public.has_role(_user_id uuid, _role text) returns boolean language plpgsql stable as $$
begin
  if _user_id is distinct from auth.uid() and auth.role() is distinct from 'service_role' then
    return false;
  end if;
  return exists (select from user_roles where user_id = _user_id and role = _role);
end
$$;

-- One-time tokens that make the first admin; only their hashes are kept.
create table admin_claims (
  token_hash bytea primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
select app.protect('admin_claims');
