-- Single sign-on: identity providers of companies, the domains whose people they sign in, and requests under way.

create table auth.sso_providers (
  id uuid primary key,
  -- A name that the one who registers it may choose.
  resource_id text,
  is_disabled boolean not null default false,
  attribute_mapping jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select app.protect('auth.sso_providers');

create table auth.sso_domains (
  domain text primary key check (domain = lower(domain)),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  created_at timestamptz not null default now()
);
create index sso_domains_by_provider on auth.sso_domains (sso_provider_id);
select app.protect('auth.sso_domains');

create table auth.saml_providers (
  sso_provider_id uuid primary key references auth.sso_providers on delete cascade,
  entity_id text not null unique,
  metadata_xml text not null,
  -- Where the metadata came from; read again every day.
  metadata_url text,
  name_id_format text,
  -- Whether the provider may sign people in who did not begin here.
  is_idp_initiated_allowed boolean not null default true
);
select app.protect('auth.saml_providers');

-- Issuers of OpenID Connect, and who we are to them. The secret is sealed with the master key.
create table auth.oidc_providers (
  sso_provider_id uuid primary key references auth.sso_providers on delete cascade,
  issuer text not null,
  client_id text not null,
  sealed_client_secret text not null,
  -- Asked for; separated by blanks.
  scopes text not null,
  unique (issuer, client_id)
);
select app.protect('auth.oidc_providers');

-- A request that left for the identity provider. Good once, for two minutes.
create table auth.saml_relay_states (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null,
  redirect_to text not null,
  -- Only of the flow with a code; without one the browser gets its tokens.
  flow_state_id uuid references auth.flow_states on delete cascade,
  created_at timestamptz not null default now()
);
create index saml_relay_states_by_time on auth.saml_relay_states (created_at);
create index saml_relay_states_by_provider on auth.saml_relay_states (sso_provider_id);
create index saml_relay_states_by_flow on auth.saml_relay_states (flow_state_id);
select app.protect('auth.saml_relay_states');

-- Assertions that signed somebody in, until they would be refused for their age.
create table auth.used_saml_assertions (
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  assertion_id text not null,
  expires_at timestamptz not null,
  primary key (sso_provider_id, assertion_id)
);
create index used_saml_assertions_by_time on auth.used_saml_assertions (expires_at);
select app.protect('auth.used_saml_assertions');

-- The keys that sign our requests to identity providers: the current one, and the next, which our metadata tells
-- ahead so that nobody has to hurry when it takes over. Their private parts are sealed with the master key.
create table auth.saml_keys (
  id uuid primary key,
  status text not null check (status in ('current', 'next', 'retired')),
  certificate text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);
create unique index saml_keys_one_of_each on auth.saml_keys (status) where status <> 'retired';
select app.protect('auth.saml_keys');

-- People of single sign-on are found by their identity, and before the first sign-in by their address.
create index users_of_sso_by_email on auth.users (email) where is_sso_user;
