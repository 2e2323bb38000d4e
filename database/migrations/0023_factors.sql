-- Second factors, their challenges, recovery codes, and passkeys.

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '' check (length(friendly_name) <= 120),
  -- Of authenticator apps; sealed.
  sealed_secret text,
  -- The newest period of 30 seconds whose code was used: none is taken twice.
  last_totp_period bigint,
  phone text,
  last_challenged_at timestamptz,
  -- Wrong codes since `failing_since`, and until when no code is looked at.
  failed_attempts int not null default 0,
  failing_since timestamptz,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_by_name on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';
create unique index mfa_factors_one_set_of_codes on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
create index mfa_factors_by_user on auth.mfa_factors (user_id, created_at);
create index mfa_factors_unverified on auth.mfa_factors (created_at) where status = 'unverified';
select app.protect('auth.mfa_factors');

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  -- The network that asked: the answer has to come from there.
  ip_address text not null,
  -- Of the code that was sent as a text message.
  code_hash bytea,
  webauthn_challenge text,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_challenges_by_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_by_time on auth.mfa_challenges (created_at);
select app.protect('auth.mfa_challenges');

-- Each proves a person once; only hashes are kept.
create table auth.mfa_recovery_codes (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (factor_id, code_hash)
);
select app.protect('auth.mfa_recovery_codes');

-- Public keys of authenticators: of a second factor, or, without one, a passkey that signs in by itself.
create table auth.webauthn_credentials (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid unique references auth.mfa_factors on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it signed; one that counts must count on.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  aaguid text not null,
  is_backed_up boolean not null,
  friendly_name text not null default '' check (length(friendly_name) <= 120),
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webauthn_credentials_by_user on auth.webauthn_credentials (user_id, created_at);
select app.protect('auth.webauthn_credentials');

-- What an authenticator has to sign to become a passkey or to sign in with one.
create table auth.webauthn_challenges (
  id uuid primary key,
  -- Absent for a sign-in: who it is follows from the answer.
  user_id uuid references auth.users on delete cascade,
  kind text not null check (kind in ('registration', 'authentication')),
  challenge text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index webauthn_challenges_by_user on auth.webauthn_challenges (user_id);
create index webauthn_challenges_by_time on auth.webauthn_challenges (expires_at);
select app.protect('auth.webauthn_challenges');

-- Sessions fall back when the factor that raised them goes.
create index sessions_by_factor on auth.sessions (factor_id) where factor_id is not null;

-- As before, and whether the person has a second factor that this session has not shown yet.
drop function app.find_caller(uuid, uuid, uuid);
create function app.find_caller(session uuid, person uuid, workspace uuid)
returns table (email text, role text, is_admin boolean, lacks_factor boolean) language sql stable as $$
  select coalesce(u.email, ''), m.role,
    exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    s.aal = 'aal1' and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  left join memberships m on m.user_id = u.id and m.workspace_id = workspace
  where s.id = session and s.user_id = person
    and (s.not_after is null or s.not_after > now())
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;
