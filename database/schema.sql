-- The schema that all migrations make together, for reading. Nothing executes this file.

create table auth.account_closures (
  user_id uuid not null,
  requested_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  handover_requested_at timestamp with time zone,
  held_at timestamp with time zone,
  constraint account_closures_pkey PRIMARY KEY (user_id),
  constraint account_closures_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.account_closures
CREATE INDEX account_closures_by_due_time ON auth.account_closures USING btree (due_at);
create policy service on auth.account_closures for all to service_role using (true) with check (true);

create table auth.api_keys (
  id uuid not null,
  kind text not null,
  key_hash bytea not null,
  publishable_key text,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  constraint api_keys_check CHECK (((kind = 'publishable'::text) = (publishable_key IS NOT NULL))),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_kind_check CHECK ((kind = ANY (ARRAY['publishable'::text, 'secret'::text]))),
  constraint api_keys_pkey PRIMARY KEY (id)
);
-- row-level security is forced on auth.api_keys
CREATE UNIQUE INDEX api_keys_one_publishable ON auth.api_keys USING btree (kind) WHERE ((kind = 'publishable'::text) AND (revoked_at IS NULL));
create policy service on auth.api_keys for all to service_role using (true) with check (true);

create table auth.flow_states (
  id uuid not null,
  user_id uuid,
  auth_code_hash bytea,
  auth_code_issued_at timestamp with time zone,
  code_challenge text,
  code_challenge_method text,
  authentication_method text not null,
  provider text not null,
  sealed_secrets text,
  redirect_to text,
  linking_user_id uuid,
  session_not_after timestamp with time zone,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint flow_states_auth_code_hash_key UNIQUE (auth_code_hash),
  constraint flow_states_code_challenge_method_check CHECK ((code_challenge_method = ANY (ARRAY['s256'::text, 'plain'::text]))),
  constraint flow_states_linking_user_id_fkey FOREIGN KEY (linking_user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint flow_states_pkey PRIMARY KEY (id),
  constraint flow_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
-- row-level security is forced on auth.flow_states
CREATE INDEX flow_states_by_linking_user ON auth.flow_states USING btree (linking_user_id);
CREATE INDEX flow_states_by_time ON auth.flow_states USING btree (created_at);
CREATE INDEX flow_states_by_user ON auth.flow_states USING btree (user_id);
create policy service on auth.flow_states for all to service_role using (true) with check (true);

create table auth.former_contacts (
  user_id uuid not null,
  contact_subject uuid not null,
  constraint former_contacts_pkey PRIMARY KEY (user_id, contact_subject),
  constraint former_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.former_contacts
CREATE INDEX former_contacts_by_subject ON auth.former_contacts USING btree (contact_subject);
create policy of_holds on auth.former_contacts for select to adjutant_owner using (true) with check ();
create policy service on auth.former_contacts for all to service_role using (true) with check (true);

create table auth.identities (
  id uuid not null,
  user_id uuid not null,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower((identity_data ->> 'email'::text))) stored,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint identities_pkey PRIMARY KEY (id),
  constraint identities_provider_id_provider_key UNIQUE (provider_id, provider),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.identities
CREATE INDEX identities_by_user ON auth.identities USING btree (user_id, created_at);
create policy service on auth.identities for all to service_role using (true) with check (true);

create table auth.known_devices (
  user_id uuid not null,
  device text not null,
  last_used_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, device),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.known_devices
CREATE INDEX known_devices_by_use ON auth.known_devices USING btree (last_used_at);
create policy service on auth.known_devices for all to service_role using (true) with check (true);

create table auth.message_gaps (
  key bytea not null,
  taken_at timestamp with time zone not null,
  constraint message_gaps_pkey PRIMARY KEY (key)
);
-- row-level security is forced on auth.message_gaps
CREATE INDEX message_gaps_by_time ON auth.message_gaps USING btree (taken_at);
create policy service on auth.message_gaps for all to service_role using (true) with check (true);

create table auth.mfa_amr_claims (
  id uuid not null,
  session_id uuid not null,
  authentication_method text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mfa_amr_claims_pkey PRIMARY KEY (id),
  constraint mfa_amr_claims_session_id_authentication_method_key UNIQUE (session_id, authentication_method),
  constraint mfa_amr_claims_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.mfa_amr_claims
create policy service on auth.mfa_amr_claims for all to service_role using (true) with check (true);

create table auth.mfa_challenges (
  id uuid not null,
  factor_id uuid not null,
  ip_address text not null,
  code_hash bytea,
  webauthn_challenge text,
  verified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint mfa_challenges_pkey PRIMARY KEY (id)
);
-- row-level security is forced on auth.mfa_challenges
CREATE INDEX mfa_challenges_by_factor ON auth.mfa_challenges USING btree (factor_id);
CREATE INDEX mfa_challenges_by_time ON auth.mfa_challenges USING btree (created_at);
create policy service on auth.mfa_challenges for all to service_role using (true) with check (true);

create table auth.mfa_factors (
  id uuid not null,
  user_id uuid not null,
  factor_type text not null,
  status text not null default 'unverified'::text,
  friendly_name text not null default ''::text,
  sealed_secret text,
  last_totp_period bigint,
  phone text,
  last_challenged_at timestamp with time zone,
  failed_attempts integer not null default 0,
  failing_since timestamp with time zone,
  locked_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mfa_factors_factor_type_check CHECK ((factor_type = ANY (ARRAY['totp'::text, 'phone'::text, 'webauthn'::text, 'recovery_code'::text]))),
  constraint mfa_factors_friendly_name_check CHECK ((length(friendly_name) <= 120)),
  constraint mfa_factors_pkey PRIMARY KEY (id),
  constraint mfa_factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text]))),
  constraint mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.mfa_factors
CREATE UNIQUE INDEX mfa_factors_by_name ON auth.mfa_factors USING btree (user_id, friendly_name) WHERE (TRIM(BOTH FROM friendly_name) <> ''::text);
CREATE INDEX mfa_factors_by_user ON auth.mfa_factors USING btree (user_id, created_at);
CREATE UNIQUE INDEX mfa_factors_one_set_of_codes ON auth.mfa_factors USING btree (user_id) WHERE (factor_type = 'recovery_code'::text);
CREATE INDEX mfa_factors_unverified ON auth.mfa_factors USING btree (created_at) WHERE (status = 'unverified'::text);
create policy service on auth.mfa_factors for all to service_role using (true) with check (true);

create table auth.mfa_recovery_codes (
  id uuid not null,
  factor_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint mfa_recovery_codes_factor_id_code_hash_key UNIQUE (factor_id, code_hash),
  constraint mfa_recovery_codes_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint mfa_recovery_codes_pkey PRIMARY KEY (id)
);
-- row-level security is forced on auth.mfa_recovery_codes
create policy service on auth.mfa_recovery_codes for all to service_role using (true) with check (true);

create table auth.oidc_providers (
  sso_provider_id uuid not null,
  issuer text not null,
  client_id text not null,
  sealed_client_secret text not null,
  scopes text not null,
  constraint oidc_providers_issuer_client_id_key UNIQUE (issuer, client_id),
  constraint oidc_providers_pkey PRIMARY KEY (sso_provider_id),
  constraint oidc_providers_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.oidc_providers
create policy service on auth.oidc_providers for all to service_role using (true) with check (true);

create table auth.one_time_tokens (
  id uuid not null,
  user_id uuid not null,
  token_type text not null,
  token_hash bytea not null,
  sealed_code text not null,
  relates_to text not null,
  failed_attempts integer not null default 0,
  voids_unproved boolean not null default false,
  flow_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint one_time_tokens_pkey PRIMARY KEY (id),
  constraint one_time_tokens_token_hash_key UNIQUE (token_hash),
  constraint one_time_tokens_token_type_check CHECK ((token_type = ANY (ARRAY['confirmation'::text, 'recovery'::text, 'email_change_new'::text, 'email_change_current'::text, 'phone_change'::text, 'reauthentication'::text]))),
  constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint one_time_tokens_user_id_token_type_key UNIQUE (user_id, token_type)
);
-- row-level security is forced on auth.one_time_tokens
CREATE INDEX one_time_tokens_by_relation ON auth.one_time_tokens USING btree (relates_to);
create policy service on auth.one_time_tokens for all to service_role using (true) with check (true);
CREATE TRIGGER void_messages_of_ended AFTER DELETE ON auth.one_time_tokens FOR EACH ROW EXECUTE FUNCTION app.void_messages();
CREATE TRIGGER void_messages_of_replaced AFTER UPDATE OF id ON auth.one_time_tokens FOR EACH ROW WHEN ((old.id <> new.id)) EXECUTE FUNCTION app.void_messages();

create table auth.refresh_tokens (
  id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  sealed_token text not null,
  parent_id uuid,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint refresh_tokens_pkey PRIMARY KEY (id),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE,
  constraint refresh_tokens_token_hash_key UNIQUE (token_hash)
);
-- row-level security is forced on auth.refresh_tokens
CREATE INDEX refresh_tokens_by_revocation ON auth.refresh_tokens USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX refresh_tokens_by_session ON auth.refresh_tokens USING btree (session_id);
CREATE UNIQUE INDEX refresh_tokens_one_active ON auth.refresh_tokens USING btree (session_id) WHERE (revoked_at IS NULL);
create policy service on auth.refresh_tokens for all to service_role using (true) with check (true);

create table auth.saml_keys (
  id uuid not null,
  status text not null,
  certificate text not null,
  sealed_private_key text not null,
  created_at timestamp with time zone not null default now(),
  constraint saml_keys_pkey PRIMARY KEY (id),
  constraint saml_keys_status_check CHECK ((status = ANY (ARRAY['current'::text, 'next'::text, 'retired'::text])))
);
-- row-level security is forced on auth.saml_keys
CREATE UNIQUE INDEX saml_keys_one_of_each ON auth.saml_keys USING btree (status) WHERE (status <> 'retired'::text);
create policy service on auth.saml_keys for all to service_role using (true) with check (true);

create table auth.saml_providers (
  sso_provider_id uuid not null,
  entity_id text not null,
  metadata_xml text not null,
  metadata_url text,
  name_id_format text,
  is_idp_initiated_allowed boolean not null default false,
  constraint saml_providers_entity_id_key UNIQUE (entity_id),
  constraint saml_providers_pkey PRIMARY KEY (sso_provider_id),
  constraint saml_providers_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.saml_providers
create policy service on auth.saml_providers for all to service_role using (true) with check (true);

create table auth.saml_relay_states (
  id uuid not null,
  sso_provider_id uuid not null,
  request_id text not null,
  redirect_to text not null,
  flow_state_id uuid,
  created_at timestamp with time zone not null default now(),
  browser_hash text,
  constraint saml_relay_states_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_states(id) ON DELETE CASCADE,
  constraint saml_relay_states_pkey PRIMARY KEY (id),
  constraint saml_relay_states_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.saml_relay_states
CREATE INDEX saml_relay_states_by_flow ON auth.saml_relay_states USING btree (flow_state_id);
CREATE INDEX saml_relay_states_by_provider ON auth.saml_relay_states USING btree (sso_provider_id);
CREATE INDEX saml_relay_states_by_time ON auth.saml_relay_states USING btree (created_at);
create policy service on auth.saml_relay_states for all to service_role using (true) with check (true);

create table auth.sessions (
  id uuid not null,
  user_id uuid not null,
  aal text not null default 'aal1'::text,
  not_after timestamp with time zone,
  refreshed_at timestamp with time zone,
  user_agent text,
  ip text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  factor_id uuid,
  tag text,
  constraint sessions_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text, 'aal3'::text]))),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.sessions
CREATE INDEX sessions_by_factor ON auth.sessions USING btree (factor_id) WHERE (factor_id IS NOT NULL);
CREATE INDEX sessions_by_user ON auth.sessions USING btree (user_id);
create policy service on auth.sessions for all to service_role using (true) with check (true);

create table auth.signing_keys (
  kid text not null,
  alg text not null,
  status text not null,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint signing_keys_pkey PRIMARY KEY (kid),
  constraint signing_keys_status_check CHECK ((status = ANY (ARRAY['current'::text, 'retired'::text])))
);
-- row-level security is forced on auth.signing_keys
CREATE UNIQUE INDEX signing_keys_one_current ON auth.signing_keys USING btree (status) WHERE (status = 'current'::text);
create policy service on auth.signing_keys for all to service_role using (true) with check (true);

create table auth.sso_domains (
  domain text not null,
  sso_provider_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint sso_domains_domain_check CHECK ((domain = lower(domain))),
  constraint sso_domains_pkey PRIMARY KEY (domain),
  constraint sso_domains_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.sso_domains
CREATE INDEX sso_domains_by_provider ON auth.sso_domains USING btree (sso_provider_id);
create policy service on auth.sso_domains for all to service_role using (true) with check (true);

create table auth.sso_providers (
  id uuid not null,
  resource_id text,
  is_disabled boolean not null default false,
  attribute_mapping jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint sso_providers_pkey PRIMARY KEY (id)
);
-- row-level security is forced on auth.sso_providers
create policy service on auth.sso_providers for all to service_role using (true) with check (true);

create table auth.used_saml_assertions (
  sso_provider_id uuid not null,
  assertion_id text not null,
  expires_at timestamp with time zone not null,
  constraint used_saml_assertions_pkey PRIMARY KEY (sso_provider_id, assertion_id),
  constraint used_saml_assertions_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.used_saml_assertions
CREATE INDEX used_saml_assertions_by_time ON auth.used_saml_assertions USING btree (expires_at);
create policy service on auth.used_saml_assertions for all to service_role using (true) with check (true);

create table auth.users (
  id uuid not null,
  aud text not null default 'authenticated'::text,
  role text not null default 'authenticated'::text,
  email text,
  encrypted_password text,
  email_confirmed_at timestamp with time zone,
  confirmation_sent_at timestamp with time zone,
  new_email text,
  email_change_sent_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  raw_app_meta_data jsonb not null default '{}'::jsonb,
  raw_user_meta_data jsonb not null default '{}'::jsonb,
  phone text,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  banned_until timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  invited_at timestamp with time zone,
  recovery_sent_at timestamp with time zone,
  reauthentication_sent_at timestamp with time zone,
  phone_confirmed_at timestamp with time zone,
  new_phone text,
  phone_change_sent_at timestamp with time zone,
  email_change_confirmations smallint not null default 0,
  suspended_at timestamp with time zone,
  email_contested_at timestamp with time zone,
  phone_contested_at timestamp with time zone,
  is_visitor boolean not null default false,
  constraint users_email_check CHECK (((email = lower(email)) AND (length(email) <= 255))),
  constraint users_new_email_check CHECK (((new_email = lower(new_email)) AND (length(new_email) <= 255))),
  constraint users_pkey PRIMARY KEY (id)
);
-- row-level security is forced on auth.users
CREATE INDEX users_anonymous ON auth.users USING btree (id) WHERE is_anonymous;
CREATE UNIQUE INDEX users_by_email ON auth.users USING btree (email) WHERE (NOT is_sso_user);
CREATE INDEX users_by_email_subject ON auth.users USING btree (app.contact_subject(email));
CREATE INDEX users_by_lower_email ON auth.users USING btree (lower(email) text_pattern_ops);
CREATE INDEX users_by_new_email_subject ON auth.users USING btree (app.contact_subject(new_email)) WHERE (new_email IS NOT NULL);
CREATE INDEX users_by_new_phone_subject ON auth.users USING btree (app.contact_subject(new_phone)) WHERE (new_phone IS NOT NULL);
CREATE UNIQUE INDEX users_by_phone ON auth.users USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX users_by_phone_subject ON auth.users USING btree (app.contact_subject(phone)) WHERE (phone IS NOT NULL);
CREATE INDEX users_of_sso_by_email ON auth.users USING btree (email) WHERE is_sso_user;
create policy of_holds on auth.users for select to adjutant_owner using (true) with check ();
create policy service on auth.users for all to service_role using (true) with check (true);
CREATE TRIGGER contest_awaited_address BEFORE UPDATE OF email ON auth.users FOR EACH ROW WHEN (((new.email IS DISTINCT FROM old.email) AND (new.email IS NOT NULL) AND (new.email_confirmed_at IS NULL) AND (new.email_contested_at IS NULL) AND (NOT new.is_sso_user))) EXECUTE FUNCTION app.contest_awaited_address();
CREATE TRIGGER contest_awaited_address_of_new BEFORE INSERT ON auth.users FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (new.email_confirmed_at IS NULL) AND (NOT new.is_sso_user))) EXECUTE FUNCTION app.contest_awaited_address();
CREATE TRIGGER count_active_users_coming AFTER INSERT ON auth.users FOR EACH ROW WHEN ((NOT new.is_visitor)) EXECUTE FUNCTION app.count_rows('active_users');
CREATE TRIGGER count_active_users_leaving AFTER DELETE ON auth.users FOR EACH ROW WHEN ((NOT old.is_visitor)) EXECUTE FUNCTION app.count_rows('active_users');
CREATE TRIGGER found_personal_workspace AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION app.found_personal_workspace();
CREATE TRIGGER give_trial_back BEFORE DELETE ON auth.users FOR EACH ROW WHEN ((old.email_confirmed_at IS NULL)) EXECUTE FUNCTION app.give_trial_back();
CREATE TRIGGER give_trial_back_in_name BEFORE UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.give_trial_back();
CREATE TRIGGER held_stay BEFORE DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION app.refuse_held('account');
CREATE TRIGGER held_stay_known BEFORE UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.refuse_held('account');
CREATE TRIGGER remember_former_contacts AFTER UPDATE ON auth.users FOR EACH ROW WHEN (((old.email IS DISTINCT FROM new.email) OR (old.phone IS DISTINCT FROM new.phone) OR (old.new_email IS DISTINCT FROM new.new_email) OR (old.new_phone IS DISTINCT FROM new.new_phone))) EXECUTE FUNCTION app.remember_former_contacts();

create table auth.webauthn_challenges (
  id uuid not null,
  user_id uuid,
  kind text not null,
  challenge text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint webauthn_challenges_kind_check CHECK ((kind = ANY (ARRAY['registration'::text, 'authentication'::text]))),
  constraint webauthn_challenges_pkey PRIMARY KEY (id),
  constraint webauthn_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.webauthn_challenges
CREATE INDEX webauthn_challenges_by_time ON auth.webauthn_challenges USING btree (expires_at);
CREATE INDEX webauthn_challenges_by_user ON auth.webauthn_challenges USING btree (user_id);
create policy service on auth.webauthn_challenges for all to service_role using (true) with check (true);

create table auth.webauthn_credentials (
  id uuid not null,
  user_id uuid not null,
  factor_id uuid,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}'::text[],
  aaguid text not null,
  is_backed_up boolean not null,
  friendly_name text not null default ''::text,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint webauthn_credentials_credential_id_key UNIQUE (credential_id),
  constraint webauthn_credentials_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint webauthn_credentials_factor_id_key UNIQUE (factor_id),
  constraint webauthn_credentials_friendly_name_check CHECK ((length(friendly_name) <= 120)),
  constraint webauthn_credentials_pkey PRIMARY KEY (id),
  constraint webauthn_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on auth.webauthn_credentials
CREATE INDEX webauthn_credentials_by_user ON auth.webauthn_credentials USING btree (user_id, created_at);
create policy service on auth.webauthn_credentials for all to service_role using (true) with check (true);

create table public.access_requests (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null,
  object_id uuid not null,
  user_id uuid not null,
  relation text not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  is_granted boolean,
  constraint access_requests_check CHECK (((decided_at IS NULL) = (is_granted IS NULL))),
  constraint access_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint access_requests_note_check CHECK ((length(note) <= 500)),
  constraint access_requests_object_type_check CHECK (((length(object_type) >= 1) AND (length(object_type) <= 60))),
  constraint access_requests_pkey PRIMARY KEY (workspace_id, id),
  constraint access_requests_relation_check CHECK ((relation = ANY (ARRAY['viewer'::text, 'commenter'::text, 'editor'::text]))),
  constraint access_requests_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.access_requests
CREATE INDEX access_requests_by_age ON public.access_requests USING btree (created_at);
CREATE INDEX access_requests_by_decider ON public.access_requests USING btree (decided_by);
CREATE INDEX access_requests_by_user ON public.access_requests USING btree (workspace_id, user_id);
CREATE UNIQUE INDEX access_requests_open ON public.access_requests USING btree (workspace_id, object_type, object_id, user_id) WHERE (decided_at IS NULL);
create policy own on public.access_requests for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.access_requests for all to service_role using (true) with check (true);

create table public.admin_claims (
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint admin_claims_pkey PRIMARY KEY (token_hash)
);
-- row-level security is forced on public.admin_claims
create policy service on public.admin_claims for all to service_role using (true) with check (true);

create table public.agent_versions (
  workspace_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  state text not null,
  number integer,
  content jsonb not null,
  saved_by uuid,
  saved_at timestamp with time zone not null default now(),
  published_by uuid,
  published_at timestamp with time zone,
  rolled_back_to integer,
  note text,
  text_integrity text not null,
  written_by uuid,
  constraint agent_versions_check CHECK (((number IS NULL) = (published_at IS NULL))),
  constraint agent_versions_check1 CHECK (((state <> 'draft'::text) OR (number IS NULL))),
  constraint agent_versions_check2 CHECK (((state <> 'published'::text) OR (number IS NOT NULL))),
  constraint agent_versions_check3 CHECK (((written_by IS NULL) OR (text_integrity = 'user'::text))),
  constraint agent_versions_content_check CHECK ((octet_length((content)::text) <= 200000)),
  constraint agent_versions_note_check CHECK (((note IS NULL) OR ((length(note) >= 1) AND (length(note) <= 500)))),
  constraint agent_versions_number_check CHECK ((number >= 1)),
  constraint agent_versions_pkey PRIMARY KEY (workspace_id, id),
  constraint agent_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'superseded'::text]))),
  constraint agent_versions_text_integrity_check CHECK ((text_integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'untrusted'::text]))),
  constraint agent_versions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id) ON DELETE CASCADE,
  constraint agent_versions_workspace_id_agent_id_number_key UNIQUE (workspace_id, agent_id, number)
);
-- row-level security is forced on public.agent_versions
CREATE UNIQUE INDEX agent_versions_draft ON public.agent_versions USING btree (workspace_id, agent_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX agent_versions_published ON public.agent_versions USING btree (workspace_id, agent_id) WHERE (state = 'published'::text);
CREATE INDEX agent_versions_published_by ON public.agent_versions USING btree (published_by);
CREATE INDEX agent_versions_saved_by ON public.agent_versions USING btree (saved_by);
CREATE INDEX agent_versions_written_by ON public.agent_versions USING btree (written_by) WHERE (written_by IS NOT NULL);
create policy own on public.agent_versions for all to authenticated using (((workspace_id = app.workspace_id()) AND (agent_id IN ( SELECT a.id
   FROM agents a
  WHERE ((a.workspace_id = app.workspace_id()) AND (a.user_id = auth.uid())))))) with check (((workspace_id = app.workspace_id()) AND (agent_id IN ( SELECT a.id
   FROM agents a
  WHERE ((a.workspace_id = app.workspace_id()) AND (a.user_id = auth.uid()))))));
create policy service on public.agent_versions for all to service_role using (true) with check (true);
create policy shared on public.agent_versions for select to authenticated using (((workspace_id = app.workspace_id()) AND (state = 'published'::text) AND (agent_id = ANY (( SELECT app.granted('agent'::text) AS granted)::uuid[])))) with check ();
create policy shared_to_edit on public.agent_versions for all to authenticated using (((workspace_id = app.workspace_id()) AND (agent_id = ANY (( SELECT app.granted('agent'::text, '{editor}'::text[]) AS granted)::uuid[])))) with check (((workspace_id = app.workspace_id()) AND (agent_id = ANY (( SELECT app.granted('agent'::text, '{editor}'::text[]) AS granted)::uuid[]))));

create table public.agents (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  draft_revision integer not null default 1,
  published_number integer,
  last_number integer not null default 0,
  archived_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint agents_draft_revision_check CHECK ((draft_revision >= 1)),
  constraint agents_last_number_check CHECK ((last_number >= 0)),
  constraint agents_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.agents
CREATE INDEX agents_by_user ON public.agents USING btree (workspace_id, user_id, updated_at DESC, id DESC);
CREATE INDEX agents_of_user ON public.agents USING btree (user_id);
create policy of_holds on public.agents for select to adjutant_owner using (true) with check ();
create policy own on public.agents for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.agents for all to service_role using (true) with check (true);
create policy shared on public.agents for select to authenticated using (((workspace_id = app.workspace_id()) AND ((id = ANY (( SELECT app.granted('agent'::text, '{editor}'::text[]) AS granted)::uuid[])) OR ((published_number IS NOT NULL) AND (id = ANY (( SELECT app.granted('agent'::text) AS granted)::uuid[])))))) with check ();
create policy shared_to_edit on public.agents for update to authenticated using (((workspace_id = app.workspace_id()) AND (id = ANY (( SELECT app.granted('agent'::text, '{editor}'::text[]) AS granted)::uuid[])))) with check ();
CREATE TRIGGER held_stay BEFORE DELETE ON public.agents FOR EACH ROW EXECUTE FUNCTION app.refuse_held('agent');
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.agents REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('agent');

create table public.analytics_counts (
  grain text not null,
  kind text not null,
  starts_at timestamp with time zone not null,
  name text not null default ''::text,
  count bigint not null,
  constraint analytics_counts_grain_check CHECK ((grain = ANY (ARRAY['hour'::text, 'day'::text]))),
  constraint analytics_counts_pkey PRIMARY KEY (grain, kind, starts_at, name)
);
-- row-level security is forced on public.analytics_counts
create policy service on public.analytics_counts for all to service_role using (true) with check (true);

create table public.analytics_measurements (
  session_id uuid not null,
  page text not null,
  metric text not null,
  hour timestamp with time zone not null,
  value double precision not null,
  constraint analytics_measurements_pkey PRIMARY KEY (session_id, page, metric),
  constraint analytics_measurements_session_id_fkey FOREIGN KEY (session_id) REFERENCES user_sessions(id) ON DELETE CASCADE
);
-- row-level security is forced on public.analytics_measurements
CREATE INDEX analytics_measurements_by_hour ON public.analytics_measurements USING btree (hour);
create policy service on public.analytics_measurements for all to service_role using (true) with check (true);

create table public.analytics_steps (
  session_id uuid not null,
  step text not null,
  constraint analytics_steps_pkey PRIMARY KEY (session_id, step),
  constraint analytics_steps_session_id_fkey FOREIGN KEY (session_id) REFERENCES user_sessions(id) ON DELETE CASCADE
);
-- row-level security is forced on public.analytics_steps
create policy service on public.analytics_steps for all to service_role using (true) with check (true);

create table public.analytics_visitors (
  day date not null,
  fingerprint text not null,
  constraint analytics_visitors_pkey PRIMARY KEY (day, fingerprint)
);
-- row-level security is forced on public.analytics_visitors
create policy service on public.analytics_visitors for all to service_role using (true) with check (true);

create table public.analytics_vitals (
  grain text not null,
  starts_at timestamp with time zone not null,
  route text not null,
  metric text not null,
  rating smallint not null,
  bucket smallint not null,
  count bigint not null,
  constraint analytics_vitals_grain_check CHECK ((grain = ANY (ARRAY['hour'::text, 'day'::text]))),
  constraint analytics_vitals_pkey PRIMARY KEY (grain, starts_at, route, metric, rating, bucket)
);
-- row-level security is forced on public.analytics_vitals
create policy service on public.analytics_vitals for all to service_role using (true) with check (true);

create table public.approvals (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  tool_call_id uuid not null,
  conversation_id uuid,
  user_id uuid not null,
  tool_name text not null,
  tool_title text not null,
  tool_source text not null,
  tool_hash text not null,
  input jsonb not null,
  shown jsonb not null,
  marks jsonb not null,
  hash text not null,
  rule text not null,
  why text not null,
  policy_hash text not null,
  integrity text not null,
  readers text[] not null,
  needs_other boolean not null,
  status text not null default 'requested'::text,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  approved_input jsonb,
  approved_hash text,
  used_at timestamp with time zone,
  constraint approvals_check CHECK (((NOT needs_other) OR (decided_by IS NULL) OR (decided_by <> user_id))),
  constraint approvals_check1 CHECK (((status = ANY (ARRAY['approved'::text, 'denied'::text])) = (decided_at IS NOT NULL))),
  constraint approvals_check2 CHECK (((status = 'approved'::text) = (approved_hash IS NOT NULL))),
  constraint approvals_pkey PRIMARY KEY (workspace_id, id),
  constraint approvals_reason_check CHECK ((length(reason) <= 2000)),
  constraint approvals_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'denied'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint approvals_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE,
  constraint approvals_workspace_id_tool_call_id_key UNIQUE (workspace_id, tool_call_id)
);
-- row-level security is forced on public.approvals
CREATE INDEX approvals_by_run ON public.approvals USING btree (workspace_id, run_id);
CREATE INDEX approvals_for_others ON public.approvals USING btree (workspace_id, requested_at DESC) WHERE (needs_other AND (status = 'requested'::text));
CREATE INDEX approvals_of_person ON public.approvals USING btree (workspace_id, user_id, requested_at DESC);
CREATE INDEX approvals_open ON public.approvals USING btree (workspace_id, user_id, id DESC) WHERE (status = 'requested'::text);
create policy decided on public.approvals for update to authenticated using (((workspace_id = app.workspace_id()) AND ((user_id = auth.uid()) OR (needs_other AND (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.workspace_id = approvals.workspace_id) AND (m.user_id = auth.uid()) AND (m.role = ANY (ARRAY['owner'::text, 'admin'::text]))))))))) with check ();
create policy of_readers on public.approvals for select to authenticated using (((workspace_id = app.workspace_id()) AND (conversation_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = approvals.workspace_id) AND (c.id = approvals.conversation_id)))))) with check ();
create policy requested on public.approvals for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND (status = 'requested'::text)));
create policy seen on public.approvals for select to authenticated using (((workspace_id = app.workspace_id()) AND ((user_id = auth.uid()) OR (needs_other AND (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.workspace_id = approvals.workspace_id) AND (m.user_id = auth.uid()) AND (m.role = ANY (ARRAY['owner'::text, 'admin'::text]))))))))) with check ();
create policy service on public.approvals for all to service_role using (true) with check (true);

create table public.archive_contents (
  workspace_id uuid not null,
  id uuid not null,
  done_count integer not null default 0,
  share real not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint archive_contents_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.archive_contents
create policy of_archive on public.archive_contents for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM archives a
  WHERE ((a.workspace_id = archive_contents.workspace_id) AND (a.id = archive_contents.id)))))) with check ();
create policy service on public.archive_contents for all to service_role using (true) with check (true);

create table public.archives (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  state text not null default 'waiting'::text,
  problem text,
  size_bytes bigint,
  attempts integer not null default 0,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint archives_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'hold'::text]))),
  constraint archives_pkey PRIMARY KEY (workspace_id, id),
  constraint archives_problem_check CHECK ((problem = ANY (ARRAY['too_large'::text, 'interrupted'::text, 'not_permitted'::text]))),
  constraint archives_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'writing'::text, 'ready'::text, 'failed'::text])))
);
-- row-level security is forced on public.archives
CREATE INDEX archives_by_state ON public.archives USING btree (state, updated_at);
CREATE INDEX archives_by_subject ON public.archives USING btree (subject_id);
CREATE INDEX archives_by_user ON public.archives USING btree (user_id);
create policy own on public.archives for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.archives for all to service_role using (true) with check (true);

create table public.artifact_versions (
  workspace_id uuid not null,
  id uuid not null,
  artifact_id uuid not null,
  number integer not null,
  content text not null,
  author_id uuid,
  run_id uuid,
  note text not null default ''::text,
  restored_from integer,
  integrity text not null default 'untrusted'::text,
  readers text[] not null default '{nobody}'::text[],
  created_at timestamp with time zone not null default now(),
  constraint artifact_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint artifact_versions_content_check CHECK ((length(content) <= 200000)),
  constraint artifact_versions_integrity_check CHECK ((integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint artifact_versions_note_check CHECK ((length(note) <= 300)),
  constraint artifact_versions_number_check CHECK ((number >= 1)),
  constraint artifact_versions_pkey PRIMARY KEY (workspace_id, id),
  constraint artifact_versions_workspace_id_artifact_id_fkey FOREIGN KEY (workspace_id, artifact_id) REFERENCES artifacts(workspace_id, id) ON DELETE CASCADE,
  constraint artifact_versions_workspace_id_artifact_id_number_key UNIQUE (workspace_id, artifact_id, number)
);
-- row-level security is forced on public.artifact_versions
CREATE INDEX artifact_versions_by_author ON public.artifact_versions USING btree (author_id) WHERE (author_id IS NOT NULL);
create policy editors_add on public.artifact_versions for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (author_id = auth.uid()) AND (EXISTS ( SELECT
   FROM artifacts a
  WHERE ((a.workspace_id = artifact_versions.workspace_id) AND (a.id = artifact_versions.artifact_id) AND (a.version = artifact_versions.number) AND (a.integrity = artifact_versions.integrity) AND (a.readers = artifact_versions.readers) AND ((a.user_id = auth.uid()) OR (a.id = ANY (( SELECT app.granted('artifact'::text, '{editor}'::text[]) AS granted)::uuid[])) OR (a.conversation_id = ANY (( SELECT app.granted('conversation'::text, '{editor}'::text[]) AS granted)::uuid[]))))))));
create policy of_holds on public.artifact_versions for select to adjutant_owner using (true) with check ();
create policy readers on public.artifact_versions for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM artifacts a
  WHERE ((a.workspace_id = artifact_versions.workspace_id) AND (a.id = artifact_versions.artifact_id)))))) with check ();
create policy service on public.artifact_versions for all to service_role using (true) with check (true);

create table public.artifacts (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  created_by uuid,
  kind text not null,
  title text not null,
  language text,
  version integer not null default 1,
  integrity text not null default 'untrusted'::text,
  readers text[] not null default '{nobody}'::text[],
  written_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint artifacts_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint artifacts_integrity_check CHECK ((integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint artifacts_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'table'::text, 'code'::text, 'diagram'::text, 'chart'::text, 'html'::text]))),
  constraint artifacts_language_check CHECK (((length(language) >= 1) AND (length(language) <= 40))),
  constraint artifacts_pkey PRIMARY KEY (workspace_id, id),
  constraint artifacts_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint artifacts_version_check CHECK ((version >= 1)),
  constraint artifacts_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  constraint artifacts_written_by_fkey FOREIGN KEY (written_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
-- row-level security is forced on public.artifacts
CREATE INDEX artifacts_by_conversation ON public.artifacts USING btree (workspace_id, conversation_id, updated_at DESC, id DESC);
CREATE INDEX artifacts_created_by ON public.artifacts USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX artifacts_deleted ON public.artifacts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX artifacts_of_owner ON public.artifacts USING btree (workspace_id, user_id, updated_at DESC, id DESC) INCLUDE (conversation_id, title) WHERE (deleted_at IS NULL);
CREATE INDEX artifacts_of_user ON public.artifacts USING btree (user_id);
CREATE INDEX artifacts_written_by ON public.artifacts USING btree (written_by) WHERE (written_by IS NOT NULL);
create policy editors_add on public.artifacts for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (created_by = auth.uid()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = app.workspace_id()) AND (c.id = artifacts.conversation_id) AND (c.user_id = artifacts.user_id) AND ((c.user_id = auth.uid()) OR (c.id = ANY (( SELECT app.granted('conversation'::text, '{editor}'::text[]) AS granted)::uuid[]))))))));
create policy editors_change on public.artifacts for update to authenticated using (((workspace_id = app.workspace_id()) AND ((user_id = auth.uid()) OR (id = ANY (( SELECT app.granted('artifact'::text, '{editor}'::text[]) AS granted)::uuid[])) OR (conversation_id = ANY (( SELECT app.granted('conversation'::text, '{editor}'::text[]) AS granted)::uuid[]))))) with check ();
create policy of_owners on public.artifacts for update to adjutant_owner using (true) with check ();
create policy of_rights on public.artifacts for select to adjutant_owner using (true) with check ();
create policy readers on public.artifacts for select to authenticated using (((workspace_id = app.workspace_id()) AND ((id = ANY (( SELECT app.granted('artifact'::text) AS granted)::uuid[])) OR (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = artifacts.workspace_id) AND (c.id = artifacts.conversation_id))))) AND app.is_shown_conversation(conversation_id))) with check ();
create policy service on public.artifacts for all to service_role using (true) with check (true);
CREATE TRIGGER require_artifact_change BEFORE UPDATE ON public.artifacts FOR EACH ROW EXECUTE FUNCTION app.require_artifact_change();
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.artifacts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('artifact');

create table public.audit_events (
  id uuid not null,
  workspace_id uuid not null,
  act text not null,
  actor_type text not null,
  actor_id text,
  run_id uuid,
  occurred_at timestamp with time zone not null,
  envelope bytea not null,
  sealed bytea,
  data_key_id uuid,
  transaction_id xid8 not null default pg_current_xact_id(),
  number bigint not null generated as identity,
  constraint audit_events_envelope_check CHECK ((octet_length(envelope) <= 65535)),
  constraint audit_events_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.audit_events
CREATE INDEX audit_events_by_act ON public.audit_events USING btree (workspace_id, act, id DESC);
CREATE INDEX audit_events_by_act_in_order ON public.audit_events USING btree (workspace_id, act, number DESC);
CREATE INDEX audit_events_by_actor ON public.audit_events USING btree (workspace_id, actor_id, number DESC);
CREATE INDEX audit_events_by_run ON public.audit_events USING btree (workspace_id, run_id, id) WHERE (run_id IS NOT NULL);
CREATE INDEX audit_events_by_transaction ON public.audit_events USING btree (transaction_id, number);
CREATE INDEX audit_events_by_workspace ON public.audit_events USING btree (workspace_id, id DESC);
CREATE INDEX audit_events_in_order ON public.audit_events USING btree (workspace_id, number DESC);
CREATE INDEX audit_events_of_others ON public.audit_events USING btree (workspace_id, actor_type, number DESC) WHERE (actor_type <> 'user'::text);
create policy for_caller on public.audit_events for select to authenticated using (((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) AND app.acted_for_caller(workspace_id, number))) with check ();
create policy own_insert on public.audit_events for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (actor_type = ANY (ARRAY['user'::text, 'agent'::text, 'api_key'::text])) AND (actor_id = (auth.uid())::text)));
create policy own_select on public.audit_events for select to authenticated using (((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) AND (actor_id = ( SELECT (auth.uid())::text AS uid)))) with check ();
create policy read_log on public.audit_events for select to authenticated using ((workspace_id = ANY (( SELECT app.logs_read() AS logs_read)::uuid[]))) with check ();
create policy service on public.audit_events for all to service_role using (true) with check (true);
CREATE TRIGGER audit_events_are_final BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER audit_events_are_kept BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

create table public.audit_facets (
  workspace_id uuid not null,
  facet text not null,
  event_number bigint not null,
  event_id uuid not null,
  actor_id text,
  constraint audit_facets_pkey PRIMARY KEY (workspace_id, facet, event_number)
);
-- row-level security is forced on public.audit_facets
create policy for_caller on public.audit_facets for select to authenticated using (((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) AND (facet = ('person:'::text || ( SELECT (auth.uid())::text AS uid))))) with check ();
create policy own_select on public.audit_facets for select to authenticated using (((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) AND (actor_id = ( SELECT (auth.uid())::text AS uid)))) with check ();
create policy read_log on public.audit_facets for select to authenticated using ((workspace_id = ANY (( SELECT app.logs_read() AS logs_read)::uuid[]))) with check ();
create policy service on public.audit_facets for all to service_role using (true) with check (true);

create table public.billing_customers (
  workspace_id uuid not null,
  provider text not null,
  is_live boolean not null,
  customer_id text not null,
  created_at timestamp with time zone not null default now(),
  payer_id uuid,
  constraint billing_customers_customer_id_check CHECK ((length(customer_id) <= 200)),
  constraint billing_customers_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint billing_customers_pkey PRIMARY KEY (workspace_id, provider, is_live, customer_id),
  constraint billing_customers_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint billing_customers_provider_is_live_customer_id_key UNIQUE (provider, is_live, customer_id),
  constraint billing_customers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.billing_customers
CREATE INDEX billing_customers_by_lower_id ON public.billing_customers USING btree (lower(customer_id));
CREATE INDEX billing_customers_by_payer ON public.billing_customers USING btree (payer_id);
create policy of_deletion on public.billing_customers for all to adjutant_owner using (true) with check (true);
create policy service on public.billing_customers for all to service_role using (true) with check (true);
CREATE TRIGGER release_customer BEFORE DELETE ON public.billing_customers FOR EACH ROW EXECUTE FUNCTION app.release_customer();

create table public.billing_findings (
  id uuid not null,
  provider text not null,
  is_live boolean not null,
  kind text not null,
  object_id text not null,
  facts jsonb not null default '{}'::jsonb,
  found_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint billing_findings_kind_check CHECK ((length(kind) <= 60)),
  constraint billing_findings_object_id_check CHECK ((length(object_id) <= 200)),
  constraint billing_findings_pkey PRIMARY KEY (id),
  constraint billing_findings_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint billing_findings_provider_is_live_kind_object_id_key UNIQUE (provider, is_live, kind, object_id)
);
-- row-level security is forced on public.billing_findings
CREATE INDEX billing_findings_by_time ON public.billing_findings USING btree (found_at DESC, id DESC);
create policy service on public.billing_findings for all to service_role using (true) with check (true);

create table public.billing_installation (
  id text not null,
  provider text not null,
  is_live boolean not null,
  portal_configuration_id text,
  portal_configuration_key text,
  since timestamp with time zone not null default now(),
  constraint billing_installation_id_check CHECK ((length(id) <= 64)),
  constraint billing_installation_pkey PRIMARY KEY (id),
  constraint billing_installation_portal_configuration_id_check CHECK ((length(portal_configuration_id) <= 200)),
  constraint billing_installation_provider_check CHECK ((provider = ANY (ARRAY['none'::text, 'sandbox'::text, 'stripe'::text])))
);
-- row-level security is forced on public.billing_installation
create policy service on public.billing_installation for all to service_role using (true) with check (true);

create table public.billing_keys (
  id text not null,
  sealed_key text not null,
  created_at timestamp with time zone not null default now(),
  constraint billing_keys_id_check CHECK ((length(id) <= 64)),
  constraint billing_keys_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.billing_keys
create policy service on public.billing_keys for all to service_role using (true) with check (true);

create table public.billing_notices (
  workspace_id uuid not null,
  notice_key text not null,
  sent_at timestamp with time zone not null,
  constraint billing_notices_notice_key_check CHECK ((length(notice_key) <= 400)),
  constraint billing_notices_notice_key_key UNIQUE (notice_key),
  constraint billing_notices_pkey PRIMARY KEY (workspace_id, notice_key),
  constraint billing_notices_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.billing_notices
create policy service on public.billing_notices for all to service_role using (true) with check (true);

create table public.billing_retries (
  provider text not null,
  is_live boolean not null,
  kind text not null,
  object_id text not null,
  attempts integer not null default 1,
  failure text not null,
  next_try_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint billing_retries_failure_check CHECK ((length(failure) <= 200)),
  constraint billing_retries_kind_check CHECK ((kind = ANY (ARRAY['webhook'::text, 'subscription'::text, 'checkout'::text, 'unclaimed'::text, 'closing'::text]))),
  constraint billing_retries_object_id_check CHECK ((length(object_id) <= 200)),
  constraint billing_retries_pkey PRIMARY KEY (provider, is_live, kind, object_id),
  constraint billing_retries_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text])))
);
-- row-level security is forced on public.billing_retries
create policy service on public.billing_retries for all to service_role using (true) with check (true);

create table public.browser_orders (
  id uuid not null,
  workspace_id uuid not null,
  run_id uuid not null,
  node_id text not null,
  sealed_order text not null,
  sealed_reply text,
  taken_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint browser_orders_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.browser_orders
CREATE INDEX browser_orders_by_node ON public.browser_orders USING btree (node_id) WHERE (taken_at IS NULL);
create policy service on public.browser_orders for all to service_role using (true) with check (true);

create table public.browser_pictures (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid,
  picture bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint browser_pictures_picture_check CHECK ((length(picture) <= 400000)),
  constraint browser_pictures_pkey PRIMARY KEY (workspace_id, id),
  constraint browser_pictures_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.browser_pictures
CREATE INDEX browser_pictures_by_age ON public.browser_pictures USING btree (created_at);
CREATE INDEX browser_pictures_by_user ON public.browser_pictures USING btree (user_id);
CREATE INDEX browser_pictures_of_conversation ON public.browser_pictures USING btree (workspace_id, conversation_id);
create policy own on public.browser_pictures for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.browser_pictures for all to service_role using (true) with check (true);
create policy shared on public.browser_pictures for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = browser_pictures.workspace_id) AND (c.id = browser_pictures.conversation_id)))))) with check ();

create table public.browser_secrets (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  origin text not null,
  sealed_value text not null,
  automatic_at timestamp with time zone,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint browser_secrets_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint browser_secrets_origin_check CHECK ((length(origin) <= 300)),
  constraint browser_secrets_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.browser_secrets
CREATE UNIQUE INDEX browser_secrets_by_name ON public.browser_secrets USING btree (workspace_id, user_id, lower(name));
CREATE INDEX browser_secrets_by_user ON public.browser_secrets USING btree (user_id);
create policy own on public.browser_secrets for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.browser_secrets for all to service_role using (true) with check (true);

create table public.browser_sessions (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  conversation_id uuid,
  node_id text not null,
  opened_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  ended_because text,
  personal_at timestamp with time zone,
  taken_over_at timestamp with time zone,
  person_seen_at timestamp with time zone,
  handed_back_at timestamp with time zone,
  told_at timestamp with time zone,
  waiting_calls uuid[] not null default '{}'::uuid[],
  constraint browser_sessions_ended_because_check CHECK ((ended_because = ANY (ARRAY['run'::text, 'idle'::text, 'lost'::text, 'server'::text]))),
  constraint browser_sessions_pkey PRIMARY KEY (workspace_id, run_id),
  constraint browser_sessions_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.browser_sessions
CREATE INDEX browser_sessions_by_user ON public.browser_sessions USING btree (user_id);
CREATE INDEX browser_sessions_of_conversation ON public.browser_sessions USING btree (workspace_id, conversation_id);
CREATE INDEX browser_sessions_open ON public.browser_sessions USING btree (workspace_id, seen_at) WHERE (ended_at IS NULL);
create policy own on public.browser_sessions for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.browser_sessions for all to service_role using (true) with check (true);
create policy shared on public.browser_sessions for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = browser_sessions.workspace_id) AND (c.id = browser_sessions.conversation_id)))))) with check ();

create table public.bulk_export_contents (
  workspace_id uuid not null,
  id uuid not null,
  done_count integer not null default 0,
  total_count integer,
  updated_at timestamp with time zone not null default now(),
  constraint bulk_export_contents_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.bulk_export_contents
create policy of_export on public.bulk_export_contents for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM bulk_exports e
  WHERE ((e.workspace_id = bulk_export_contents.workspace_id) AND (e.id = bulk_export_contents.id)))))) with check ();
create policy service on public.bulk_export_contents for all to service_role using (true) with check (true);

create table public.bulk_exports (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  form text not null,
  conversation_ids uuid[],
  state text not null default 'waiting'::text,
  problem text,
  size_bytes bigint,
  attempts integer not null default 0,
  kept_hours integer not null,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint bulk_exports_conversation_ids_check CHECK (((cardinality(conversation_ids) >= 1) AND (cardinality(conversation_ids) <= 100))),
  constraint bulk_exports_form_check CHECK ((form = ANY (ARRAY['json'::text, 'markdown'::text]))),
  constraint bulk_exports_pkey PRIMARY KEY (workspace_id, id),
  constraint bulk_exports_problem_check CHECK ((problem = ANY (ARRAY['too_large'::text, 'empty'::text, 'interrupted'::text, 'not_permitted'::text]))),
  constraint bulk_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'packing'::text, 'ready'::text, 'failed'::text])))
);
-- row-level security is forced on public.bulk_exports
CREATE INDEX bulk_exports_by_state ON public.bulk_exports USING btree (state, updated_at);
CREATE INDEX bulk_exports_by_user ON public.bulk_exports USING btree (user_id);
create policy own on public.bulk_exports for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.bulk_exports for all to service_role using (true) with check (true);

create table public.checkout_intents (
  id uuid not null,
  provider text not null,
  is_live boolean not null,
  claim_hash text not null,
  email text not null,
  email_hash text not null,
  plan_id text not null,
  price_id text not null,
  trial_days integer,
  session_id text,
  status text not null default 'open'::text,
  finish_hash text,
  finish_mailed_at timestamp with time zone,
  user_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  consumed_at timestamp with time zone,
  for_workspace_id uuid,
  starts_at timestamp with time zone,
  constraint checkout_intents_claim_hash_key UNIQUE (claim_hash),
  constraint checkout_intents_email_check CHECK ((length(email) <= 254)),
  constraint checkout_intents_finish_hash_key UNIQUE (finish_hash),
  constraint checkout_intents_for_workspace_id_fkey FOREIGN KEY (for_workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint checkout_intents_pkey PRIMARY KEY (id),
  constraint checkout_intents_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES pricing_plans(id) ON DELETE CASCADE,
  constraint checkout_intents_price_id_check CHECK ((length(price_id) <= 200)),
  constraint checkout_intents_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint checkout_intents_session_id_check CHECK ((length(session_id) <= 200)),
  constraint checkout_intents_session_id_key UNIQUE (session_id),
  constraint checkout_intents_status_check CHECK ((status = ANY (ARRAY['open'::text, 'completed'::text, 'consumed'::text, 'discarded'::text, 'expired'::text, 'quarantined'::text, 'abandoned'::text]))),
  constraint checkout_intents_trial_days_check CHECK ((trial_days > 0)),
  constraint checkout_intents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on public.checkout_intents
CREATE INDEX checkout_intents_by_age ON public.checkout_intents USING btree (created_at);
CREATE INDEX checkout_intents_by_domain ON public.checkout_intents USING btree (lower(split_part(email, '@'::text, 2)), created_at) WHERE (trial_days IS NOT NULL);
CREATE INDEX checkout_intents_by_user ON public.checkout_intents USING btree (user_id);
CREATE INDEX checkout_intents_by_workspace ON public.checkout_intents USING btree (for_workspace_id);
CREATE INDEX checkout_intents_consumed ON public.checkout_intents USING btree (consumed_at) WHERE (status = 'consumed'::text);
CREATE INDEX checkout_intents_unclaimed ON public.checkout_intents USING btree (COALESCE(completed_at, created_at), id) WHERE (status = ANY (ARRAY['completed'::text, 'quarantined'::text]));
CREATE INDEX checkout_intents_unfinished ON public.checkout_intents USING btree (completed_at) WHERE ((status = 'completed'::text) AND (finish_mailed_at IS NULL));
create policy of_deletion on public.checkout_intents for select to adjutant_owner using (true) with check ();
create policy service on public.checkout_intents for all to service_role using (true) with check (true);

create table public.chosen_stock_voices (
  engine text not null,
  voice_id text not null,
  stock_voice text not null,
  updated_at timestamp with time zone not null default now(),
  constraint chosen_stock_voices_engine_check CHECK ((engine = ANY (ARRAY['espeak-ng'::text, 'openai'::text, 'elevenlabs'::text, 'azure'::text, 'openai_compatible'::text]))),
  constraint chosen_stock_voices_pkey PRIMARY KEY (engine, voice_id),
  constraint chosen_stock_voices_stock_voice_check CHECK (((length(stock_voice) >= 1) AND (length(stock_voice) <= 100))),
  constraint chosen_stock_voices_voice_id_fkey FOREIGN KEY (voice_id) REFERENCES voices(id) ON DELETE CASCADE
);
-- row-level security is forced on public.chosen_stock_voices
CREATE INDEX chosen_stock_voices_by_voice ON public.chosen_stock_voices USING btree (voice_id);
create policy service on public.chosen_stock_voices for all to service_role using (true) with check (true);

create table public.chunk_vectors (
  workspace_id uuid not null,
  document_id uuid not null,
  number integer not null,
  collection_id uuid not null,
  model_id uuid not null,
  signs bit varying(8192) not null,
  vector bytea,
  constraint chunk_vectors_pkey PRIMARY KEY (workspace_id, document_id, number),
  constraint chunk_vectors_vector_check CHECK (((octet_length(vector) >= 1) AND (octet_length(vector) <= 32768))),
  constraint chunk_vectors_workspace_id_document_id_number_fkey FOREIGN KEY (workspace_id, document_id, number) REFERENCES chunks(workspace_id, document_id, number) ON DELETE CASCADE,
  constraint refused_has_neither CHECK (((vector IS NULL) = (length((signs)::"bit") = 0)))
);
-- row-level security is forced on public.chunk_vectors
CREATE INDEX chunk_vectors_by_collection ON public.chunk_vectors USING btree (workspace_id, collection_id, model_id);
create policy of_forgetting on public.chunk_vectors for delete to adjutant_owner using (true) with check ();
create policy of_search on public.chunk_vectors for select to adjutant_owner using (true) with check ();
create policy readers on public.chunk_vectors for select to authenticated using (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.readable_collections() AS readable_collections)::uuid[])))) with check ();
create policy service on public.chunk_vectors for all to service_role using (true) with check (true);

create table public.chunks (
  workspace_id uuid not null,
  document_id uuid not null,
  number integer not null,
  collection_id uuid not null,
  place text not null,
  text text not null,
  word_count integer not null,
  words tsvector not null,
  constraint chunks_number_check CHECK ((number >= 1)),
  constraint chunks_pkey PRIMARY KEY (workspace_id, document_id, number),
  constraint chunks_place_check CHECK ((length(place) <= 200)),
  constraint chunks_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000))),
  constraint chunks_word_count_check CHECK ((word_count >= 0)),
  constraint chunks_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.chunks
CREATE INDEX chunks_by_collection ON public.chunks USING btree (workspace_id, collection_id);
CREATE INDEX chunks_words ON public.chunks USING gin (words);
create policy of_search on public.chunks for select to adjutant_owner using (true) with check ();
create policy readers on public.chunks for select to authenticated using (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.readable_collections() AS readable_collections)::uuid[])))) with check ();
create policy service on public.chunks for all to service_role using (true) with check (true);
CREATE TRIGGER added_words_count AFTER INSERT ON public.chunks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_collection_words();
CREATE TRIGGER changed_vectors_go AFTER UPDATE ON public.chunks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.forget_vectors();
CREATE TRIGGER changed_words_count AFTER UPDATE ON public.chunks REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_collection_words();
CREATE TRIGGER removed_words_count AFTER DELETE ON public.chunks REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION app.count_collection_words();

create table public.collection_words (
  workspace_id uuid not null,
  collection_id uuid not null,
  word text not null,
  passages integer not null,
  backwards text generated always as (reverse(word)) stored,
  constraint collection_words_passages_check CHECK ((passages >= 0)),
  constraint collection_words_pkey PRIMARY KEY (workspace_id, collection_id, word),
  constraint collection_words_word_check CHECK ((length(word) <= 80)),
  constraint collection_words_workspace_id_collection_id_fkey FOREIGN KEY (workspace_id, collection_id) REFERENCES collections(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.collection_words
CREATE INDEX collection_words_backwards ON public.collection_words USING btree (workspace_id, collection_id, backwards);
create policy of_counting on public.collection_words for all to adjutant_owner using (true) with check (true);
create policy readers on public.collection_words for select to authenticated using (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.readable_collections() AS readable_collections)::uuid[])))) with check ();
create policy service on public.collection_words for all to service_role using (true) with check (true);

create table public.collections (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  description text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint collections_description_check CHECK ((length(description) <= 2000)),
  constraint collections_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint collections_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.collections
CREATE INDEX collections_by_change ON public.collections USING btree (workspace_id, updated_at DESC, id DESC);
CREATE INDEX collections_by_user ON public.collections USING btree (workspace_id, user_id);
CREATE INDEX collections_of_user ON public.collections USING btree (user_id);
create policy of_rights on public.collections for select to adjutant_owner using (true) with check ();
create policy own on public.collections for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.collections for all to service_role using (true) with check (true);
create policy shared on public.collections for select to authenticated using (((workspace_id = app.workspace_id()) AND (id = ANY (( SELECT app.granted('collection'::text) AS granted)::uuid[])))) with check ();
create policy shared_to_edit on public.collections for update to authenticated using (((workspace_id = app.workspace_id()) AND (id = ANY (( SELECT app.granted('collection'::text, '{editor}'::text[]) AS granted)::uuid[])))) with check ();
CREATE TRIGGER held_stay BEFORE DELETE ON public.collections FOR EACH ROW EXECUTE FUNCTION app.refuse_held('collection');
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.collections REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('collection');

create table public.comments (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  reply_to uuid,
  user_id uuid not null,
  body text not null,
  mentions jsonb not null default '[]'::jsonb,
  quote text,
  quote_start integer,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  constraint comments_body_check CHECK ((length(body) <= 4000)),
  constraint comments_check CHECK (((quote IS NULL) = (quote_start IS NULL))),
  constraint comments_check1 CHECK (((resolved_by IS NULL) OR (resolved_at IS NOT NULL))),
  constraint comments_check2 CHECK (((reply_to IS NULL) OR ((quote IS NULL) AND (resolved_at IS NULL)))),
  constraint comments_mentions_check CHECK ((jsonb_typeof(mentions) = 'array'::text)),
  constraint comments_pkey PRIMARY KEY (workspace_id, id),
  constraint comments_quote_check CHECK (((length(quote) >= 1) AND (length(quote) <= 1000))),
  constraint comments_quote_start_check CHECK ((quote_start >= 0)),
  constraint comments_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint comments_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  constraint comments_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE,
  constraint comments_workspace_id_reply_to_fkey FOREIGN KEY (workspace_id, reply_to) REFERENCES comments(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.comments
CREATE INDEX comments_by_conversation ON public.comments USING btree (workspace_id, conversation_id, id) WHERE (reply_to IS NULL);
CREATE INDEX comments_by_message ON public.comments USING btree (workspace_id, message_id);
CREATE INDEX comments_by_resolver ON public.comments USING btree (resolved_by) WHERE (resolved_by IS NOT NULL);
CREATE INDEX comments_by_thread ON public.comments USING btree (workspace_id, reply_to, id) WHERE (reply_to IS NOT NULL);
CREATE INDEX comments_of_conversation ON public.comments USING btree (workspace_id, conversation_id);
CREATE INDEX comments_of_user ON public.comments USING btree (user_id);
create policy commenters on public.comments for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND app.may_comment(conversation_id)));
create policy commenters_change on public.comments for update to authenticated using (((workspace_id = app.workspace_id()) AND app.may_comment(conversation_id))) with check (((workspace_id = app.workspace_id()) AND app.may_comment(conversation_id)));
create policy commenters_delete on public.comments for delete to authenticated using (((workspace_id = app.workspace_id()) AND app.may_comment(conversation_id) AND ((user_id = auth.uid()) OR (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = comments.workspace_id) AND (c.id = comments.conversation_id) AND (c.user_id = auth.uid()))))))) with check ();
create policy of_holds on public.comments for select to adjutant_owner using (true) with check ();
create policy readers on public.comments for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = comments.workspace_id) AND (c.id = comments.conversation_id)))))) with check ();
create policy service on public.comments for all to service_role using (true) with check (true);
CREATE TRIGGER require_comment_change BEFORE DELETE OR UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.require_comment_change();
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.comments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('comment');

create table public.connection_health (
  workspace_id uuid not null,
  connection_id uuid not null,
  state text not null,
  last_error_code text,
  last_error text,
  last_checked_at timestamp with time zone not null,
  last_ready_at timestamp with time zone,
  compared_at timestamp with time zone,
  left_out integer not null default 0,
  constraint connection_health_last_error_check CHECK ((char_length(last_error) <= 500)),
  constraint connection_health_left_out_check CHECK ((left_out >= 0)),
  constraint connection_health_pkey PRIMARY KEY (workspace_id, connection_id),
  constraint connection_health_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'sign_in_needed'::text, 'failing'::text]))),
  constraint connection_health_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES connections(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.connection_health
create policy own_workspace on public.connection_health for select to authenticated using ((workspace_id = app.workspace_id())) with check ();
create policy service on public.connection_health for all to service_role using (true) with check (true);

create table public.connection_secrets (
  workspace_id uuid not null,
  connection_id uuid not null,
  sealed_key text,
  sealed_client text,
  sealed_tokens text,
  token_number integer not null default 0,
  constraint connection_secrets_pkey PRIMARY KEY (connection_id),
  constraint connection_secrets_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES connections(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.connection_secrets
create policy service on public.connection_secrets for all to service_role using (true) with check (true);

create table public.connection_sign_ins (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  state_hash text not null,
  sealed_flow text not null,
  created_at timestamp with time zone not null default now(),
  constraint connection_sign_ins_pkey PRIMARY KEY (workspace_id, id),
  constraint connection_sign_ins_state_hash_key UNIQUE (state_hash),
  constraint connection_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint connection_sign_ins_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES connections(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.connection_sign_ins
CREATE INDEX connection_sign_ins_by_age ON public.connection_sign_ins USING btree (created_at);
CREATE INDEX connection_sign_ins_by_connection ON public.connection_sign_ins USING btree (workspace_id, connection_id);
CREATE INDEX connection_sign_ins_by_user ON public.connection_sign_ins USING btree (user_id);
create policy service on public.connection_sign_ins for all to service_role using (true) with check (true);

create table public.connection_tools (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  remote_name text not null,
  tool_name text not null,
  seen jsonb not null,
  seen_hash text not null,
  seen_at timestamp with time zone not null default now(),
  is_listed boolean not null default true,
  problem text,
  approved jsonb,
  approved_hash text,
  facts jsonb,
  approved_by uuid,
  approved_at timestamp with time zone,
  constraint connection_tools_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint connection_tools_check CHECK (((approved IS NULL) = (approved_hash IS NULL))),
  constraint connection_tools_check1 CHECK (((approved IS NULL) = (facts IS NULL))),
  constraint connection_tools_pkey PRIMARY KEY (workspace_id, id),
  constraint connection_tools_problem_check CHECK ((char_length(problem) <= 300)),
  constraint connection_tools_remote_name_check CHECK (((char_length(remote_name) >= 1) AND (char_length(remote_name) <= 300))),
  constraint connection_tools_tool_name_check CHECK (((char_length(tool_name) >= 1) AND (char_length(tool_name) <= 64))),
  constraint connection_tools_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES connections(workspace_id, id) ON DELETE CASCADE,
  constraint connection_tools_workspace_id_connection_id_remote_name_key UNIQUE (workspace_id, connection_id, remote_name),
  constraint connection_tools_workspace_id_tool_name_key UNIQUE (workspace_id, tool_name)
);
-- row-level security is forced on public.connection_tools
CREATE INDEX connection_tools_by_approver ON public.connection_tools USING btree (approved_by) WHERE (approved_by IS NOT NULL);
create policy own_workspace on public.connection_tools for select to authenticated using ((workspace_id = app.workspace_id())) with check ();
create policy service on public.connection_tools for all to service_role using (true) with check (true);

create table public.connections (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  prefix text not null,
  address text not null,
  document_address text,
  auth text not null,
  key_place text,
  key_name text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint connections_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 2000))),
  constraint connections_auth_check CHECK ((auth = ANY (ARRAY['none'::text, 'key'::text, 'oauth'::text]))),
  constraint connections_check CHECK (((auth = 'key'::text) = (key_place IS NOT NULL))),
  constraint connections_check1 CHECK (((key_place IS NULL) OR ((key_place = 'bearer'::text) = (key_name IS NULL)))),
  constraint connections_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint connections_document_address_check CHECK (((char_length(document_address) >= 1) AND (char_length(document_address) <= 2000))),
  constraint connections_id_key UNIQUE (id),
  constraint connections_key_name_check CHECK (((char_length(key_name) >= 1) AND (char_length(key_name) <= 100))),
  constraint connections_key_place_check CHECK ((key_place = ANY (ARRAY['bearer'::text, 'header'::text, 'query'::text]))),
  constraint connections_kind_check CHECK ((kind = ANY (ARRAY['mcp'::text, 'openapi'::text]))),
  constraint connections_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint connections_pkey PRIMARY KEY (workspace_id, id),
  constraint connections_prefix_check CHECK (((char_length(prefix) >= 1) AND (char_length(prefix) <= 64))),
  constraint connections_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint connections_workspace_id_prefix_key UNIQUE (workspace_id, prefix)
);
-- row-level security is forced on public.connections
CREATE INDEX connections_by_creator ON public.connections USING btree (created_by) WHERE (created_by IS NOT NULL);
create policy own_workspace on public.connections for select to authenticated using ((workspace_id = app.workspace_id())) with check ();
create policy service on public.connections for all to service_role using (true) with check (true);
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.connections REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('connection');

create table public.content_previews (
  token_hash text not null,
  kind text not null,
  language text not null,
  body jsonb not null,
  made_by uuid not null,
  expires_at timestamp with time zone not null,
  constraint content_previews_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (octet_length((body)::text) <= 400000))),
  constraint content_previews_kind_check CHECK ((length(kind) <= 64)),
  constraint content_previews_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint content_previews_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint content_previews_pkey PRIMARY KEY (token_hash),
  constraint content_previews_token_hash_check CHECK ((length(token_hash) <= 100))
);
-- row-level security is forced on public.content_previews
CREATE INDEX content_previews_by_maker ON public.content_previews USING btree (made_by);
create policy service on public.content_previews for all to service_role using (true) with check (true);

create table public.contents (
  kind text not null,
  language text not null,
  version integer not null,
  body jsonb not null,
  revision bigint not null generated as identity,
  note text not null default ''::text,
  needs_acceptance boolean not null default false,
  restored_version integer,
  published_at timestamp with time zone not null,
  published_by uuid,
  constraint contents_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (octet_length((body)::text) <= 400000))),
  constraint contents_kind_check CHECK ((length(kind) <= 64)),
  constraint contents_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint contents_note_check CHECK ((length(note) <= 500)),
  constraint contents_pkey PRIMARY KEY (kind, language, version),
  constraint contents_published_by_fkey FOREIGN KEY (published_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint contents_revision_key UNIQUE (revision),
  constraint contents_version_check CHECK ((version > 0))
);
-- row-level security is forced on public.contents
CREATE INDEX contents_by_publisher ON public.contents USING btree (published_by) WHERE (published_by IS NOT NULL);
CREATE INDEX contents_to_accept ON public.contents USING btree (kind, version DESC) WHERE needs_acceptance;
create policy everyone on public.contents for select to anon, authenticated using (true) with check ();
create policy service on public.contents for all to service_role using (true) with check (true);

create table public.conversation_collections (
  workspace_id uuid not null,
  conversation_id uuid not null,
  collection_id uuid not null,
  added_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint conversation_collections_added_by_fkey FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint conversation_collections_pkey PRIMARY KEY (workspace_id, conversation_id, collection_id),
  constraint conversation_collections_workspace_id_collection_id_fkey FOREIGN KEY (workspace_id, collection_id) REFERENCES collections(workspace_id, id) ON DELETE CASCADE,
  constraint conversation_collections_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.conversation_collections
CREATE INDEX conversation_collections_added_by ON public.conversation_collections USING btree (added_by) WHERE (added_by IS NOT NULL);
CREATE INDEX conversation_collections_by_collection ON public.conversation_collections USING btree (workspace_id, collection_id);
create policy editors_add on public.conversation_collections for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (added_by = auth.uid()) AND (collection_id = ANY (( SELECT app.readable_collections() AS readable_collections)::uuid[])) AND ((conversation_id = ANY (( SELECT app.granted('conversation'::text, '{editor}'::text[]) AS granted)::uuid[])) OR (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = app.workspace_id()) AND (c.id = conversation_collections.conversation_id) AND (c.user_id = auth.uid())))))));
create policy editors_delete on public.conversation_collections for delete to authenticated using (((workspace_id = app.workspace_id()) AND ((conversation_id = ANY (( SELECT app.granted('conversation'::text, '{editor}'::text[]) AS granted)::uuid[])) OR (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = app.workspace_id()) AND (c.id = conversation_collections.conversation_id) AND (c.user_id = auth.uid()))))))) with check ();
create policy readers on public.conversation_collections for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = conversation_collections.workspace_id) AND (c.id = conversation_collections.conversation_id)))))) with check ();
create policy service on public.conversation_collections for all to service_role using (true) with check (true);

create table public.conversation_hand_overs (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid,
  from_user_id uuid not null,
  to_user_id uuid not null,
  note text not null,
  created_at timestamp with time zone not null default now(),
  constraint conversation_hand_overs_note_check CHECK ((length(note) <= 1000)),
  constraint conversation_hand_overs_pkey PRIMARY KEY (workspace_id, id),
  constraint conversation_hand_overs_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.conversation_hand_overs
CREATE INDEX conversation_hand_overs_by_conversation ON public.conversation_hand_overs USING btree (workspace_id, conversation_id, created_at);
CREATE INDEX conversation_hand_overs_by_giver ON public.conversation_hand_overs USING btree (from_user_id);
create policy of_names on public.conversation_hand_overs for select to adjutant_owner using (true) with check ();
create policy own on public.conversation_hand_overs for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (from_user_id = auth.uid()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = conversation_hand_overs.workspace_id) AND (c.id = conversation_hand_overs.conversation_id))))));
create policy service on public.conversation_hand_overs for all to service_role using (true) with check (true);
create policy shared on public.conversation_hand_overs for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = conversation_hand_overs.workspace_id) AND (c.id = conversation_hand_overs.conversation_id)))))) with check ();

create table public.conversation_reads (
  workspace_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  message_id uuid not null,
  message_at timestamp with time zone not null,
  is_whole boolean not null,
  seen_at timestamp with time zone not null default now(),
  constraint conversation_reads_pkey PRIMARY KEY (workspace_id, conversation_id, user_id),
  constraint conversation_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint conversation_reads_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.conversation_reads
CREATE INDEX conversation_reads_of_user ON public.conversation_reads USING btree (user_id);
create policy own on public.conversation_reads for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = conversation_reads.workspace_id) AND (c.id = conversation_reads.conversation_id))))));
create policy service on public.conversation_reads for all to service_role using (true) with check (true);
create policy shared on public.conversation_reads for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = conversation_reads.workspace_id) AND (c.id = conversation_reads.conversation_id)))))) with check ();

create table public.conversations (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  title text not null,
  leaf_message_id uuid,
  active_run_id uuid,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  beside_run_id uuid,
  model_ref text,
  imported_from text,
  agent_id uuid,
  is_test boolean not null default false,
  constraint conversations_check CHECK (((NOT is_test) OR (agent_id IS NOT NULL))),
  constraint conversations_imported_from_check CHECK ((imported_from = ANY (ARRAY['chatgpt'::text, 'claude'::text, 'adjutant'::text]))),
  constraint conversations_model_ref_check CHECK ((length(model_ref) <= 200)),
  constraint conversations_pkey PRIMARY KEY (workspace_id, id),
  constraint conversations_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
-- row-level security is forced on public.conversations
CREATE INDEX conversations_by_age ON public.conversations USING btree (workspace_id, updated_at) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_by_user ON public.conversations USING btree (workspace_id, user_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_deleted ON public.conversations USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX conversations_of_test ON public.conversations USING btree (workspace_id, agent_id) WHERE is_test;
CREATE INDEX conversations_of_user ON public.conversations USING btree (user_id);
create policy of_search on public.conversations for select to adjutant_owner using (true) with check ();
create policy own on public.conversations for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.conversations for all to service_role using (true) with check (true);
create policy shared on public.conversations for select to authenticated using (((workspace_id = app.workspace_id()) AND (id = ANY (( SELECT app.granted('conversation'::text) AS granted)::uuid[])))) with check ();
create policy shared_to_edit on public.conversations for update to authenticated using (((workspace_id = app.workspace_id()) AND (id = ANY (( SELECT app.granted('conversation'::text, '{editor}'::text[]) AS granted)::uuid[])))) with check ();
CREATE TRIGGER artifacts_follow AFTER UPDATE OF user_id ON public.conversations FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION app.give_artifacts();
CREATE TRIGGER held_stay BEFORE DELETE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.refuse_held('conversation');
CREATE TRIGGER held_stay_shown BEFORE UPDATE OF deleted_at ON public.conversations FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL) AND (NOT new.is_test))) EXECUTE FUNCTION app.refuse_held('conversation');
CREATE TRIGGER titles_are_found AFTER INSERT OR UPDATE OF title ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.note_search_pending('title');
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.conversations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('conversation');

create table public.counters (
  name text not null,
  shard bigint not null generated as identity,
  value bigint not null,
  constraint counters_pkey PRIMARY KEY (name, shard)
);
-- row-level security is forced on public.counters
create policy anyone_reads on public.counters for select to anon, authenticated using (true) with check ();
create policy owner on public.counters for all to adjutant_owner using (true) with check (true);
create policy service on public.counters for all to service_role using (true) with check (true);

create table public.crowded_owners (
  workspace_id uuid not null,
  owner_id uuid not null,
  constraint crowded_owners_pkey PRIMARY KEY (workspace_id, owner_id)
);
-- row-level security is forced on public.crowded_owners
create policy of_search on public.crowded_owners for all to adjutant_owner using (true) with check (true);
create policy service on public.crowded_owners for all to service_role using (true) with check (true);

create table public.data_keys (
  id uuid not null,
  workspace_id uuid not null,
  subject_id uuid not null,
  quarter text not null,
  wrapped_key text not null,
  created_at timestamp with time zone not null default now(),
  constraint data_keys_pkey PRIMARY KEY (id),
  constraint data_keys_workspace_id_subject_id_quarter_key UNIQUE (workspace_id, subject_id, quarter)
);
-- row-level security is forced on public.data_keys
CREATE INDEX data_keys_by_subject ON public.data_keys USING btree (subject_id);
create policy of_holds on public.data_keys for select to adjutant_owner using (true) with check ();
create policy service on public.data_keys for all to service_role using (true) with check (true);
CREATE TRIGGER held_stay BEFORE DELETE ON public.data_keys FOR EACH ROW EXECUTE FUNCTION app.refuse_held('key');

create table public.demo_days (
  day date not null,
  used_micros bigint not null default 0,
  origin text not null default ''::text,
  constraint demo_days_pkey PRIMARY KEY (day, origin),
  constraint demo_days_used_micros_check CHECK ((used_micros >= 0))
);
-- row-level security is forced on public.demo_days
create policy service on public.demo_days for all to service_role using (true) with check (true);

create table public.demos (
  user_id uuid not null,
  token_hash bytea not null,
  ends_at timestamp with time zone not null,
  budget_day date not null,
  budget_micros bigint not null,
  created_at timestamp with time zone not null,
  origin text,
  constraint demos_budget_micros_check CHECK ((budget_micros >= 0)),
  constraint demos_pkey PRIMARY KEY (user_id),
  constraint demos_token_hash_key UNIQUE (token_hash),
  constraint demos_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on public.demos
CREATE INDEX demos_by_end ON public.demos USING btree (ends_at);
create policy service on public.demos for all to service_role using (true) with check (true);

create table public.directory_group_people (
  workspace_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint directory_group_people_pkey PRIMARY KEY (workspace_id, group_id, person_id),
  constraint directory_group_people_workspace_id_group_id_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES directory_groups(workspace_id, id) ON DELETE CASCADE,
  constraint directory_group_people_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES directory_people(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.directory_group_people
CREATE INDEX directory_group_people_by_person ON public.directory_group_people USING btree (workspace_id, person_id);
create policy service on public.directory_group_people for all to service_role using (true) with check (true);
CREATE TRIGGER joined_its_team AFTER INSERT ON public.directory_group_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_group_people();
CREATE TRIGGER left_its_team AFTER DELETE ON public.directory_group_people REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_group_people();

create table public.directory_groups (
  workspace_id uuid not null,
  id uuid not null,
  display_name text not null,
  external_id text,
  role text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint directory_groups_pkey PRIMARY KEY (workspace_id, id),
  constraint directory_groups_role_check CHECK ((role = ANY (ARRAY['member'::text, 'admin'::text]))),
  constraint directory_groups_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.directory_groups
CREATE UNIQUE INDEX directory_groups_by_name ON public.directory_groups USING btree (workspace_id, lower(display_name));
create policy service on public.directory_groups for all to service_role using (true) with check (true);
CREATE TRIGGER group_has_team AFTER INSERT ON public.directory_groups FOR EACH ROW EXECUTE FUNCTION app.follow_directory_group();
CREATE TRIGGER team_has_name AFTER UPDATE OF display_name ON public.directory_groups FOR EACH ROW WHEN ((old.display_name IS DISTINCT FROM new.display_name)) EXECUTE FUNCTION app.follow_directory_group();

create table public.directory_people (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid,
  user_name text not null,
  external_id text,
  is_active boolean not null,
  attributes jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  awaited_email text,
  constraint directory_people_known_or_awaited CHECK (((user_id IS NULL) = (awaited_email IS NOT NULL))),
  constraint directory_people_pkey PRIMARY KEY (workspace_id, id),
  constraint directory_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint directory_people_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint directory_people_workspace_id_user_id_key UNIQUE (workspace_id, user_id)
);
-- row-level security is forced on public.directory_people
CREATE UNIQUE INDEX directory_people_by_awaited_email ON public.directory_people USING btree (awaited_email, workspace_id) WHERE (awaited_email IS NOT NULL);
CREATE INDEX directory_people_by_external_id ON public.directory_people USING btree (workspace_id, external_id);
CREATE INDEX directory_people_by_user ON public.directory_people USING btree (user_id);
CREATE UNIQUE INDEX directory_people_by_user_name ON public.directory_people USING btree (workspace_id, lower(user_name));
create policy service on public.directory_people for all to service_role using (true) with check (true);
CREATE TRIGGER found_in_its_teams AFTER UPDATE OF user_id ON public.directory_people FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION app.follow_directory_person();
CREATE TRIGGER gone_from_its_teams BEFORE DELETE ON public.directory_people FOR EACH ROW EXECUTE FUNCTION app.follow_directory_person();

create table public.dismissed_runs (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  dismissed_at timestamp with time zone not null,
  constraint dismissed_runs_pkey PRIMARY KEY (workspace_id, run_id),
  constraint dismissed_runs_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.dismissed_runs
CREATE INDEX dismissed_runs_by_person ON public.dismissed_runs USING btree (user_id);
create policy own on public.dismissed_runs for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.dismissed_runs for all to service_role using (true) with check (true);

create table public.documents (
  workspace_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  folder text not null default ''::text,
  title text not null,
  source text not null,
  address text,
  refresh_hours integer,
  refresh_at timestamp with time zone,
  etag text,
  last_modified text,
  checked_at timestamp with time zone,
  content_hash text,
  size_bytes bigint not null default 0,
  kind text,
  page_count integer,
  character_count integer,
  is_cut_short boolean not null default false,
  state text not null,
  problem text,
  attempts integer not null default 0,
  version integer not null default 1,
  indexed_version integer not null default 0,
  passage_count integer not null default 0,
  integrity text not null default 'untrusted'::text,
  added_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  indexed_at timestamp with time zone,
  fetch_due boolean not null default false,
  problem_detail text,
  file_name text,
  written_by uuid,
  readings integer not null default 0,
  constraint documents_added_by_fkey FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint documents_address_check CHECK (((length(address) >= 1) AND (length(address) <= 2000))),
  constraint documents_check CHECK (((source = 'address'::text) = (address IS NOT NULL))),
  constraint documents_check1 CHECK (((refresh_hours IS NULL) OR (source = 'address'::text))),
  constraint documents_check2 CHECK (((state = 'failed'::text) = (problem IS NOT NULL))),
  constraint documents_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint documents_etag_check CHECK ((length(etag) <= 500)),
  constraint documents_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 300))),
  constraint documents_folder_check CHECK ((length(folder) <= 500)),
  constraint documents_integrity_check CHECK ((integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint documents_last_modified_check CHECK ((length(last_modified) <= 100)),
  constraint documents_pkey PRIMARY KEY (workspace_id, id),
  constraint documents_problem_detail_check CHECK ((length(problem_detail) <= 500)),
  constraint documents_refresh_hours_check CHECK (((refresh_hours >= 1) AND (refresh_hours <= 8760))),
  constraint documents_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint documents_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'address'::text, 'text'::text]))),
  constraint documents_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'reading'::text, 'ready'::text, 'failed'::text]))),
  constraint documents_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300))),
  constraint documents_version_check CHECK ((version >= 1)),
  constraint documents_workspace_id_collection_id_fkey FOREIGN KEY (workspace_id, collection_id) REFERENCES collections(workspace_id, id) ON DELETE CASCADE,
  constraint documents_written_by_fkey FOREIGN KEY (written_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
-- row-level security is forced on public.documents
CREATE INDEX documents_added_by ON public.documents USING btree (added_by) WHERE (added_by IS NOT NULL);
CREATE INDEX documents_by_change ON public.documents USING btree (workspace_id, collection_id, updated_at DESC, id DESC);
CREATE INDEX documents_by_collection ON public.documents USING btree (workspace_id, collection_id, folder, title, id);
CREATE INDEX documents_by_content ON public.documents USING btree (workspace_id, content_hash) WHERE (content_hash IS NOT NULL);
CREATE INDEX documents_by_refresh ON public.documents USING btree (refresh_at) WHERE (refresh_at IS NOT NULL);
CREATE INDEX documents_counted ON public.documents USING btree (workspace_id, collection_id) INCLUDE (state, passage_count);
CREATE INDEX documents_unread ON public.documents USING btree (updated_at) WHERE (state = ANY (ARRAY['waiting'::text, 'reading'::text]));
CREATE INDEX documents_written_by ON public.documents USING btree (written_by) WHERE (written_by IS NOT NULL);
create policy editors_add on public.documents for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.editable_collections() AS editable_collections)::uuid[]))));
create policy editors_change on public.documents for update to authenticated using (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.editable_collections() AS editable_collections)::uuid[])))) with check (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.editable_collections() AS editable_collections)::uuid[]))));
create policy editors_delete on public.documents for delete to authenticated using (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.editable_collections() AS editable_collections)::uuid[])))) with check ();
create policy of_holds on public.documents for select to adjutant_owner using (true) with check ();
create policy readers on public.documents for select to authenticated using (((workspace_id = app.workspace_id()) AND (collection_id = ANY (( SELECT app.readable_collections() AS readable_collections)::uuid[])))) with check ();
create policy service on public.documents for all to service_role using (true) with check (true);
CREATE TRIGGER held_stay AFTER DELETE ON public.documents REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_held_documents();
CREATE TRIGGER note_writer BEFORE INSERT OR UPDATE OF content_hash ON public.documents FOR EACH ROW EXECUTE FUNCTION app.note_writer_of_document();

create table public.entitlement_overrides (
  workspace_id uuid not null,
  entitlement text not null,
  id uuid not null,
  is_removed boolean not null default false,
  value_boolean boolean,
  value_limit bigint,
  reason text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint entitlement_overrides_check CHECK ((ends_at > starts_at)),
  constraint entitlement_overrides_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint entitlement_overrides_entitlement_check CHECK (((length(entitlement) >= 1) AND (length(entitlement) <= 64))),
  constraint entitlement_overrides_id_key UNIQUE (id),
  constraint entitlement_overrides_pkey PRIMARY KEY (workspace_id, entitlement),
  constraint entitlement_overrides_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint entitlement_overrides_value_limit_check CHECK (((value_limit >= 0) AND (value_limit <= '9007199254740991'::bigint))),
  constraint entitlement_overrides_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.entitlement_overrides
CREATE INDEX entitlement_overrides_by_author ON public.entitlement_overrides USING btree (created_by);
create policy service on public.entitlement_overrides for all to service_role using (true) with check (true);
CREATE TRIGGER announce_entitlements AFTER INSERT OR DELETE OR UPDATE ON public.entitlement_overrides FOR EACH ROW EXECUTE FUNCTION app.announce_entitlements();

create table public.erasure_certificates (
  erasure_id uuid not null,
  version integer not null,
  event_id uuid not null,
  issued_at timestamp with time zone not null,
  note text not null,
  constraint erasure_certificates_erasure_id_fkey FOREIGN KEY (erasure_id) REFERENCES erasures(id) ON DELETE CASCADE,
  constraint erasure_certificates_pkey PRIMARY KEY (erasure_id, version),
  constraint erasure_certificates_version_check CHECK ((version > 0))
);
-- row-level security is forced on public.erasure_certificates
create policy service on public.erasure_certificates for all to service_role using (true) with check (true);

create table public.erasures (
  id uuid not null,
  subject_id uuid not null,
  kind text not null,
  asked_by_type text not null,
  asked_by_id text,
  asked_at timestamp with time zone not null,
  restored_at timestamp with time zone,
  waits_for text,
  rows jsonb not null default '{}'::jsonb,
  files jsonb not null default '{}'::jsonb,
  key_ids uuid[] not null default '{}'::uuid[],
  finished_at timestamp with time zone,
  checked_at timestamp with time zone,
  is_dirty boolean not null default false,
  is_due boolean not null default false,
  attempted_at timestamp with time zone,
  noted_at timestamp with time zone,
  constraint erasures_check CHECK (((waits_for IS NULL) OR (restored_at IS NOT NULL))),
  constraint erasures_kind_check CHECK ((kind = ANY (ARRAY['deleted'::text, 'anonymized'::text]))),
  constraint erasures_pkey PRIMARY KEY (id),
  constraint erasures_waits_for_check CHECK ((waits_for = ANY (ARRAY['turn'::text, 'hold'::text, 'owner'::text, 'admin'::text, 'account'::text])))
);
-- row-level security is forced on public.erasures
CREATE INDEX erasures_due ON public.erasures USING btree (attempted_at NULLS FIRST, id) WHERE is_due;
CREATE INDEX erasures_in_order ON public.erasures USING btree (asked_at DESC, id);
CREATE INDEX erasures_unnoted ON public.erasures USING btree (id) WHERE (noted_at IS NULL);
CREATE INDEX erasures_waiting ON public.erasures USING btree (attempted_at NULLS FIRST, id) WHERE (waits_for IS NOT NULL);
create policy service on public.erasures for all to service_role using (true) with check (true);

create table public.event_deliveries (
  seq bigint not null generated as identity,
  event_id uuid not null,
  event text not null,
  subscriber text not null,
  workspace_id uuid not null,
  object_id text not null,
  payload jsonb not null,
  published_at timestamp with time zone not null,
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  failure text,
  failed_at timestamp with time zone,
  constraint event_deliveries_event_check CHECK ((length(event) <= 100)),
  constraint event_deliveries_event_id_subscriber_key UNIQUE (event_id, subscriber),
  constraint event_deliveries_failure_check CHECK ((length(failure) <= 200)),
  constraint event_deliveries_object_id_check CHECK ((length(object_id) <= 200)),
  constraint event_deliveries_pkey PRIMARY KEY (workspace_id, seq),
  constraint event_deliveries_subscriber_check CHECK ((length(subscriber) <= 100))
);
-- row-level security is forced on public.event_deliveries
CREATE INDEX event_deliveries_due ON public.event_deliveries USING btree (seq) WHERE (failed_at IS NULL);
CREATE INDEX event_deliveries_in_order ON public.event_deliveries USING btree (subscriber, workspace_id, object_id, seq);
create policy service on public.event_deliveries for all to service_role using (true) with check (true);

create table public.event_export_contents (
  workspace_id uuid not null,
  id uuid not null,
  done_count integer not null default 0,
  share real not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint event_export_contents_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.event_export_contents
create policy of_export on public.event_export_contents for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM event_exports e
  WHERE ((e.workspace_id = event_export_contents.workspace_id) AND (e.id = event_export_contents.id)))))) with check ();
create policy service on public.event_export_contents for all to service_role using (true) with check (true);

create table public.event_exports (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  scope text not null,
  form text not null,
  filter jsonb not null,
  below_number bigint not null,
  state text not null default 'waiting'::text,
  problem text,
  size_bytes bigint,
  attempts integer not null default 0,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint event_exports_form_check CHECK ((form = ANY (ARRAY['jsonl'::text, 'csv'::text, 'ocsf'::text]))),
  constraint event_exports_pkey PRIMARY KEY (workspace_id, id),
  constraint event_exports_problem_check CHECK ((problem = ANY (ARRAY['too_large'::text, 'interrupted'::text, 'not_permitted'::text]))),
  constraint event_exports_scope_check CHECK ((scope = ANY (ARRAY['workspace'::text, 'installation'::text]))),
  constraint event_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'writing'::text, 'ready'::text, 'failed'::text])))
);
-- row-level security is forced on public.event_exports
CREATE INDEX event_exports_by_state ON public.event_exports USING btree (state, updated_at);
CREATE INDEX event_exports_by_user ON public.event_exports USING btree (user_id);
create policy own on public.event_exports for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.event_exports for all to service_role using (true) with check (true);

create table public.event_sink_positions (
  sink_id uuid not null,
  workspace_id uuid not null,
  generation integer not null,
  next_index bigint not null,
  batch_end bigint,
  delivered_count bigint not null default 0,
  delivered_at timestamp with time zone,
  failures integer not null default 0,
  error text,
  failed_at timestamp with time zone,
  retry_at timestamp with time zone,
  lease uuid,
  leased_until timestamp with time zone,
  constraint event_sink_positions_pkey PRIMARY KEY (sink_id),
  constraint event_sink_positions_workspace_id_sink_id_fkey FOREIGN KEY (workspace_id, sink_id) REFERENCES event_sinks(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.event_sink_positions
CREATE INDEX event_sink_positions_of_sink ON public.event_sink_positions USING btree (workspace_id, sink_id);
create policy administered on public.event_sink_positions for all to authenticated using (((workspace_id = app.workspace_id()) AND ( SELECT app.is_workspace_admin() AS is_workspace_admin))) with check (((workspace_id = app.workspace_id()) AND ( SELECT app.is_workspace_admin() AS is_workspace_admin)));
create policy service on public.event_sink_positions for all to service_role using (true) with check (true);

create table public.event_sink_secrets (
  sink_id uuid not null,
  workspace_id uuid not null,
  sealed_secret text not null,
  sealed_previous text,
  previous_until timestamp with time zone,
  constraint event_sink_secrets_pkey PRIMARY KEY (sink_id),
  constraint event_sink_secrets_workspace_id_sink_id_fkey FOREIGN KEY (workspace_id, sink_id) REFERENCES event_sinks(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.event_sink_secrets
CREATE INDEX event_sink_secrets_of_sink ON public.event_sink_secrets USING btree (workspace_id, sink_id);
create policy administered on public.event_sink_secrets for all to authenticated using (((workspace_id = app.workspace_id()) AND ( SELECT app.is_workspace_admin() AS is_workspace_admin))) with check (((workspace_id = app.workspace_id()) AND ( SELECT app.is_workspace_admin() AS is_workspace_admin)));
create policy service on public.event_sink_secrets for all to service_role using (true) with check (true);

create table public.event_sinks (
  workspace_id uuid not null,
  id uuid not null,
  created_by uuid not null,
  kind text not null,
  name text not null,
  address text not null,
  categories text[] not null default '{}'::text[],
  paused_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint event_sinks_id_key UNIQUE (id),
  constraint event_sinks_kind_check CHECK ((kind = ANY (ARRAY['webhook'::text, 's3'::text, 'syslog'::text]))),
  constraint event_sinks_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint event_sinks_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.event_sinks
create policy administered on public.event_sinks for all to authenticated using (((workspace_id = app.workspace_id()) AND ( SELECT app.is_workspace_admin() AS is_workspace_admin))) with check (((workspace_id = app.workspace_id()) AND ( SELECT app.is_workspace_admin() AS is_workspace_admin)));
create policy service on public.event_sinks for all to service_role using (true) with check (true);

create table public.events (
  id uuid not null,
  workspace_id uuid not null,
  user_id uuid,
  name text not null,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  object_type text,
  object_id uuid,
  constraint events_of_an_object CHECK ((((object_type IS NULL) = (object_id IS NULL)) AND ((object_type IS NULL) OR (user_id IS NULL)))),
  constraint events_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.events
CREATE INDEX events_by_age ON public.events USING btree (created_at);
CREATE INDEX events_by_workspace ON public.events USING btree (workspace_id, id);
create policy of_artifacts on public.events for select to authenticated using (((workspace_id = app.workspace_id()) AND (object_type = 'artifact'::text) AND (EXISTS ( SELECT
   FROM artifacts a
  WHERE ((a.workspace_id = events.workspace_id) AND (a.id = events.object_id)))))) with check ();
create policy of_sharing on public.events for insert to adjutant_owner using () with check (true);
create policy own_workspace on public.events for all to authenticated using (((workspace_id = app.workspace_id()) AND
CASE
    WHEN (user_id IS NOT NULL) THEN (user_id = auth.uid())
    WHEN (object_type IS NULL) THEN ((name = ANY (ARRAY['entitlements.changed'::text, 'workspace.renamed'::text])) OR (NOT ( SELECT app.is_guest() AS is_guest)))
    WHEN (object_type = 'conversation'::text) THEN (EXISTS ( SELECT
       FROM conversations c
      WHERE ((c.workspace_id = events.workspace_id) AND (c.id = events.object_id))))
    ELSE ((app.owner_of_object(workspace_id, object_type, object_id) = auth.uid()) OR (app.granted_relation(object_type, object_id) IS NOT NULL))
END)) with check ((workspace_id = app.workspace_id()));
create policy service on public.events for all to service_role using (true) with check (true);

create table public.file_blobs (
  workspace_id uuid not null,
  content_hash text not null,
  size_bytes bigint not null,
  created_at timestamp with time zone not null default now(),
  admitted_at timestamp with time zone not null default now(),
  constraint file_blobs_pkey PRIMARY KEY (workspace_id, content_hash),
  constraint file_blobs_size_bytes_check CHECK ((size_bytes >= 0))
);
-- row-level security is forced on public.file_blobs
create policy own_workspace on public.file_blobs for all to authenticated using ((workspace_id = app.workspace_id())) with check ((workspace_id = app.workspace_id()));
create policy service on public.file_blobs for all to service_role using (true) with check (true);
CREATE TRIGGER held_content_stays BEFORE DELETE ON public.file_blobs FOR EACH ROW EXECUTE FUNCTION app.keep_held_content();
CREATE TRIGGER held_content_stays_whole BEFORE UPDATE OF size_bytes ON public.file_blobs FOR EACH ROW WHEN (((new.size_bytes = 0) AND (old.size_bytes > 0))) EXECUTE FUNCTION app.keep_held_content();

create table public.file_passages (
  workspace_id uuid not null,
  file_id uuid not null,
  number integer not null,
  place text not null,
  text text not null,
  constraint file_passages_pkey PRIMARY KEY (workspace_id, file_id, number),
  constraint file_passages_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.file_passages
create policy of_file on public.file_passages for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM files f
  WHERE ((f.workspace_id = file_passages.workspace_id) AND (f.id = file_passages.file_id)))))) with check ();
create policy service on public.file_passages for all to service_role using (true) with check (true);

create table public.files (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  content_hash text not null,
  size_bytes bigint not null,
  name text not null,
  state text not null,
  kind text,
  problem text,
  page_count integer,
  character_count integer,
  is_cut_short boolean not null default false,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  written_by_call uuid,
  integrity text not null default 'untrusted'::text,
  readers text[] not null default '{nobody}'::text[],
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'xlsx'::text, 'pptx'::text, 'csv'::text, 'markdown'::text, 'html'::text, 'code'::text, 'text'::text, 'image'::text]))),
  constraint files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint files_pkey PRIMARY KEY (workspace_id, id),
  constraint files_size_bytes_check CHECK ((size_bytes > 0)),
  constraint files_state_check CHECK ((state = ANY (ARRAY['storing'::text, 'reading'::text, 'ready'::text, 'failed'::text])))
);
-- row-level security is forced on public.files
CREATE INDEX files_by_content ON public.files USING btree (workspace_id, content_hash);
CREATE INDEX files_by_user ON public.files USING btree (workspace_id, user_id, created_at);
CREATE INDEX files_unfinished ON public.files USING btree (updated_at) WHERE (state = ANY (ARRAY['storing'::text, 'reading'::text]));
create policy granted on public.files for select to authenticated using (((workspace_id = app.workspace_id()) AND (id = ANY (( SELECT app.granted('file'::text) AS granted)::uuid[])))) with check ();
create policy of_holds on public.files for select to adjutant_owner using (true) with check ();
create policy own on public.files for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.files for all to service_role using (true) with check (true);
create policy shared on public.files for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM message_files f
  WHERE ((f.workspace_id = files.workspace_id) AND (f.file_id = files.id)))))) with check ();
CREATE TRIGGER held_stay BEFORE DELETE ON public.files FOR EACH ROW WHEN ((old.state <> 'storing'::text)) EXECUTE FUNCTION app.refuse_held('file');
CREATE TRIGGER require_file_change BEFORE UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION app.require_file_change();

create table public.filings (
  workspace_id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  state text not null,
  folder_id uuid,
  filed_at timestamp with time zone not null default now(),
  constraint filings_check CHECK (((state = 'in_folder'::text) = (folder_id IS NOT NULL))),
  constraint filings_pkey PRIMARY KEY (workspace_id, user_id, conversation_id),
  constraint filings_state_check CHECK ((state = ANY (ARRAY['pinned'::text, 'in_folder'::text, 'archived'::text]))),
  constraint filings_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  constraint filings_workspace_id_folder_id_fkey FOREIGN KEY (workspace_id, folder_id) REFERENCES folders(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.filings
CREATE INDEX filings_by_conversation ON public.filings USING btree (workspace_id, conversation_id);
CREATE INDEX filings_by_folder ON public.filings USING btree (workspace_id, folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX filings_by_state ON public.filings USING btree (workspace_id, user_id, state);
CREATE INDEX filings_of_user ON public.filings USING btree (user_id);
create policy own on public.filings for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.filings for all to service_role using (true) with check (true);

create table public.folders (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  place integer not null default 0,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  held_conversations uuid[] not null default '{}'::uuid[],
  constraint folders_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint folders_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.folders
CREATE INDEX folders_by_user ON public.folders USING btree (workspace_id, user_id, place, id);
CREATE INDEX folders_of_user ON public.folders USING btree (user_id);
create policy own on public.folders for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.folders for all to service_role using (true) with check (true);

create table public.forgotten_memories (
  workspace_id uuid not null,
  call_id uuid not null,
  user_id uuid not null,
  memory_id uuid not null,
  agent_id uuid,
  text text not null,
  state text not null,
  source text not null,
  created_at timestamp with time zone not null,
  forgotten_at timestamp with time zone not null,
  conversation_id uuid,
  message_id uuid,
  constraint forgotten_memories_pkey PRIMARY KEY (workspace_id, call_id),
  constraint forgotten_memories_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE SET NULL (conversation_id),
  constraint forgotten_memories_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE SET NULL (message_id),
  constraint forgotten_memories_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.forgotten_memories
CREATE INDEX forgotten_memories_by_age ON public.forgotten_memories USING btree (forgotten_at);
CREATE INDEX forgotten_memories_by_conversation ON public.forgotten_memories USING btree (workspace_id, conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX forgotten_memories_by_message ON public.forgotten_memories USING btree (workspace_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX forgotten_memories_by_person ON public.forgotten_memories USING btree (workspace_id, user_id);
CREATE INDEX forgotten_memories_by_user ON public.forgotten_memories USING btree (user_id);
create policy own on public.forgotten_memories for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.forgotten_memories for all to service_role using (true) with check (true);

create table public.global_settings (
  setting_key text not null,
  setting_value text not null,
  is_public boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  constraint global_settings_pkey PRIMARY KEY (setting_key),
  constraint global_settings_setting_key_check CHECK ((length(setting_key) <= 100)),
  constraint global_settings_setting_value_check CHECK ((length(setting_value) <= 10000))
);
-- row-level security is forced on public.global_settings
create policy public_ones on public.global_settings for select to anon, authenticated using (is_public) with check ();
create policy service on public.global_settings for all to service_role using (true) with check (true);

create table public.grants (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null,
  object_id uuid not null,
  user_id uuid,
  team_id uuid,
  relation text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  constraint grants_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint grants_object_type_check CHECK (((length(object_type) >= 1) AND (length(object_type) <= 60))),
  constraint grants_pkey PRIMARY KEY (workspace_id, id),
  constraint grants_relation_check CHECK ((relation = ANY (ARRAY['viewer'::text, 'commenter'::text, 'editor'::text]))),
  constraint grants_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint grants_workspace_id_object_type_object_id_user_id_team_id_key UNIQUE NULLS NOT DISTINCT (workspace_id, object_type, object_id, user_id, team_id),
  constraint grants_workspace_id_team_id_fkey FOREIGN KEY (workspace_id, team_id) REFERENCES teams(workspace_id, id) ON DELETE CASCADE,
  constraint grants_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.grants
CREATE INDEX grants_by_creator ON public.grants USING btree (created_by);
CREATE INDEX grants_by_end ON public.grants USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX grants_by_team ON public.grants USING btree (workspace_id, team_id, object_type);
CREATE INDEX grants_by_user ON public.grants USING btree (workspace_id, user_id, object_type);
create policy of_rights on public.grants for all to adjutant_owner using (true) with check (true);
create policy own on public.grants for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.grants for all to service_role using (true) with check (true);
CREATE TRIGGER changed_is_told AFTER UPDATE ON public.grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_grants();
CREATE TRIGGER given_is_told AFTER INSERT ON public.grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_grants();
CREATE TRIGGER withdrawn_is_told AFTER DELETE ON public.grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_grants();

create table public.hold_subjects (
  workspace_id uuid not null,
  hold_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  constraint hold_subjects_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'conversation'::text, 'agent'::text]))),
  constraint hold_subjects_pkey PRIMARY KEY (workspace_id, hold_id, kind, subject_id),
  constraint hold_subjects_workspace_id_hold_id_fkey FOREIGN KEY (workspace_id, hold_id) REFERENCES holds(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.hold_subjects
CREATE INDEX hold_subjects_by_subject ON public.hold_subjects USING btree (subject_id, kind);
create policy of_holds on public.hold_subjects for select to adjutant_owner using (true) with check ();
create policy service on public.hold_subjects for all to service_role using (true) with check (true);

create table public.holds (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  reason text not null,
  is_whole boolean not null,
  made_from timestamp with time zone,
  made_until timestamp with time zone,
  placed_by uuid not null,
  placed_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  released_by uuid,
  released_at timestamp with time zone,
  constraint holds_check CHECK ((made_from < made_until)),
  constraint holds_check1 CHECK (((released_at IS NULL) = (released_by IS NULL))),
  constraint holds_id_key UNIQUE (id),
  constraint holds_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint holds_pkey PRIMARY KEY (workspace_id, id),
  constraint holds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 2000)))
);
-- row-level security is forced on public.holds
create policy of_holds on public.holds for select to adjutant_owner using (true) with check ();
create policy service on public.holds for all to service_role using (true) with check (true);

create table public.http_hosts (
  workspace_id uuid not null,
  id uuid not null,
  host text not null,
  methods text[] not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint http_hosts_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint http_hosts_host_check CHECK (((char_length(host) >= 1) AND (char_length(host) <= 260))),
  constraint http_hosts_methods_check CHECK ((methods <@ ARRAY['GET'::text, 'POST'::text, 'PUT'::text, 'PATCH'::text, 'DELETE'::text])),
  constraint http_hosts_pkey PRIMARY KEY (workspace_id, id),
  constraint http_hosts_workspace_id_host_key UNIQUE (workspace_id, host)
);
-- row-level security is forced on public.http_hosts
CREATE INDEX http_hosts_by_creator ON public.http_hosts USING btree (created_by) WHERE (created_by IS NOT NULL);
create policy own_workspace on public.http_hosts for select to authenticated using ((workspace_id = ANY (ARRAY[app.workspace_id(), '00000000-0000-0000-0000-000000000000'::uuid]))) with check ();
create policy service on public.http_hosts for all to service_role using (true) with check (true);

create table public.idempotency_keys (
  workspace_id uuid not null,
  user_id uuid not null,
  key text not null,
  route text not null,
  request_hash text not null,
  request_id uuid not null,
  performed_at timestamp with time zone,
  status integer,
  reply jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (workspace_id, user_id, key, route)
);
-- row-level security is forced on public.idempotency_keys
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
create policy own on public.idempotency_keys for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.idempotency_keys for all to service_role using (true) with check (true);

create table public.installation (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint installation_pkey PRIMARY KEY (key)
);
-- row-level security is forced on public.installation
create policy service on public.installation for all to service_role using (true) with check (true);

create table public.instruction_versions (
  workspace_id uuid not null,
  number integer not null,
  text text not null,
  restored_from integer,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint instruction_versions_check CHECK ((restored_from < number)),
  constraint instruction_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint instruction_versions_number_check CHECK ((number > 0)),
  constraint instruction_versions_pkey PRIMARY KEY (workspace_id, number),
  constraint instruction_versions_text_check CHECK ((length(text) <= 8000))
);
-- row-level security is forced on public.instruction_versions
CREATE INDEX instruction_versions_by_author ON public.instruction_versions USING btree (created_by) WHERE (created_by IS NOT NULL);
create policy service on public.instruction_versions for all to service_role using (true) with check (true);

create table public.invitations (
  workspace_id uuid not null,
  id uuid not null,
  email text not null,
  role text not null,
  team_ids uuid[] not null default '{}'::uuid[],
  message text not null default ''::text,
  language text not null,
  lifetime_days integer not null,
  token_digest bytea not null,
  sent_count integer not null default 1,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  ended_as text,
  ended_at timestamp with time zone,
  accepted_by uuid,
  constraint invitations_check CHECK (((ended_as IS NULL) = (ended_at IS NULL))),
  constraint invitations_check1 CHECK (((accepted_by IS NULL) OR (ended_as = 'accepted'::text))),
  constraint invitations_email_check CHECK (((email = lower(email)) AND (length(email) <= 255))),
  constraint invitations_ended_as_check CHECK ((ended_as = ANY (ARRAY['accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint invitations_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint invitations_lifetime_days_check CHECK (((lifetime_days >= 1) AND (lifetime_days <= 30))),
  constraint invitations_message_check CHECK ((length(message) <= 1000)),
  constraint invitations_pkey PRIMARY KEY (workspace_id, id),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'billing'::text, 'auditor'::text, 'member'::text, 'guest'::text]))),
  constraint invitations_sent_count_check CHECK (((sent_count >= 1) AND (sent_count <= 5))),
  constraint invitations_team_ids_check CHECK ((cardinality(team_ids) <= 20)),
  constraint invitations_token_digest_check CHECK ((octet_length(token_digest) <= 32)),
  constraint invitations_token_digest_key UNIQUE (token_digest),
  constraint invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.invitations
CREATE INDEX invitations_by_accepter ON public.invitations USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX invitations_by_age ON public.invitations USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX invitations_by_inviter ON public.invitations USING btree (invited_by);
CREATE INDEX invitations_due ON public.invitations USING btree (expires_at) WHERE (ended_as IS NULL);
CREATE INDEX invitations_of_workspace ON public.invitations USING btree (workspace_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX invitations_pending ON public.invitations USING btree (workspace_id, email) WHERE (ended_as IS NULL);
create policy service on public.invitations for all to service_role using (true) with check (true);

create table public.join_link_uses (
  link_id uuid not null,
  user_id uuid not null,
  used_at timestamp with time zone,
  constraint join_link_uses_link_id_fkey FOREIGN KEY (link_id) REFERENCES join_links(id) ON DELETE CASCADE,
  constraint join_link_uses_pkey PRIMARY KEY (link_id, user_id)
);
-- row-level security is forced on public.join_link_uses
CREATE INDEX join_link_uses_by_user ON public.join_link_uses USING btree (user_id);
create policy service on public.join_link_uses for all to service_role using (true) with check (true);

create table public.join_links (
  id uuid not null,
  workspace_id uuid,
  token_digest bytea not null,
  name text not null default ''::text,
  role text,
  team_ids uuid[] not null default '{}'::uuid[],
  domains text[] not null default '{}'::text[],
  plan_key text,
  plan_ends_at timestamp with time zone,
  most_uses integer not null,
  used_count integer not null default 0,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint join_links_check CHECK (((used_count >= 0) AND (used_count <= most_uses))),
  constraint join_links_check1 CHECK (((workspace_id IS NULL) = (role IS NULL))),
  constraint join_links_check2 CHECK (((workspace_id IS NULL) = (plan_key IS NOT NULL))),
  constraint join_links_check3 CHECK (((plan_key IS NULL) = (plan_ends_at IS NULL))),
  constraint join_links_domains_check CHECK ((cardinality(domains) <= 20)),
  constraint join_links_most_uses_check CHECK (((most_uses >= 1) AND (most_uses <= 1000))),
  constraint join_links_name_check CHECK ((length(name) <= 100)),
  constraint join_links_pkey PRIMARY KEY (id),
  constraint join_links_plan_key_check CHECK ((length(plan_key) <= 64)),
  constraint join_links_role_check CHECK ((role = ANY (ARRAY['member'::text, 'guest'::text]))),
  constraint join_links_team_ids_check CHECK ((cardinality(team_ids) <= 20)),
  constraint join_links_token_digest_check CHECK ((octet_length(token_digest) <= 32)),
  constraint join_links_token_digest_key UNIQUE (token_digest),
  constraint join_links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.join_links
CREATE INDEX join_links_by_age ON public.join_links USING btree (expires_at);
CREATE INDEX join_links_by_maker ON public.join_links USING btree (created_by);
CREATE INDEX join_links_of_workspace ON public.join_links USING btree (workspace_id, created_at DESC, id DESC);
create policy service on public.join_links for all to service_role using (true) with check (true);

create table public.legal_acceptances (
  user_id uuid not null,
  type text not null,
  language text not null,
  version integer not null,
  occasion text not null,
  accepted_at timestamp with time zone not null,
  constraint legal_acceptances_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint legal_acceptances_occasion_check CHECK ((occasion = ANY (ARRAY['sign_up'::text, 'asked'::text]))),
  constraint legal_acceptances_pkey PRIMARY KEY (user_id, type, language, version),
  constraint legal_acceptances_type_check CHECK ((length(type) <= 64)),
  constraint legal_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint legal_acceptances_version_check CHECK ((version > 0))
);
-- row-level security is forced on public.legal_acceptances
create policy own on public.legal_acceptances for all to authenticated using ((user_id = auth.uid())) with check ((user_id = auth.uid()));
create policy service on public.legal_acceptances for all to service_role using (true) with check (true);

create table public.log_checkpoints (
  id uuid not null,
  log_id uuid not null,
  size bigint not null,
  root bytea not null,
  note text not null,
  signed_at timestamp with time zone not null,
  constraint log_checkpoints_log_id_fkey FOREIGN KEY (log_id) REFERENCES logs(id),
  constraint log_checkpoints_log_id_size_key UNIQUE (log_id, size),
  constraint log_checkpoints_pkey PRIMARY KEY (id),
  constraint log_checkpoints_root_check CHECK ((octet_length(root) = 32))
);
-- row-level security is forced on public.log_checkpoints
create policy service on public.log_checkpoints for all to service_role using (true) with check (true);
CREATE TRIGGER log_checkpoints_are_final BEFORE DELETE OR UPDATE ON public.log_checkpoints FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

create table public.log_cosignatures (
  checkpoint_id uuid not null,
  witness_id uuid not null,
  line text not null,
  constraint log_cosignatures_checkpoint_id_fkey FOREIGN KEY (checkpoint_id) REFERENCES log_checkpoints(id),
  constraint log_cosignatures_pkey PRIMARY KEY (checkpoint_id, witness_id),
  constraint log_cosignatures_witness_id_fkey FOREIGN KEY (witness_id) REFERENCES log_witnesses(id) ON DELETE CASCADE
);
-- row-level security is forced on public.log_cosignatures
create policy service on public.log_cosignatures for all to service_role using (true) with check (true);

create table public.log_entries (
  log_id uuid not null,
  index bigint not null,
  event_id uuid,
  checkpoint_id uuid,
  leaf_hash bytea not null,
  constraint log_entries_check CHECK ((num_nonnulls(event_id, checkpoint_id) = 1)),
  constraint log_entries_leaf_hash_check CHECK ((octet_length(leaf_hash) = 32)),
  constraint log_entries_log_id_fkey FOREIGN KEY (log_id) REFERENCES logs(id),
  constraint log_entries_pkey PRIMARY KEY (log_id, index)
);
-- row-level security is forced on public.log_entries
CREATE UNIQUE INDEX log_entries_by_checkpoint ON public.log_entries USING btree (checkpoint_id) WHERE (checkpoint_id IS NOT NULL);
CREATE UNIQUE INDEX log_entries_by_event ON public.log_entries USING btree (event_id, log_id) WHERE (event_id IS NOT NULL);
create policy service on public.log_entries for all to service_role using (true) with check (true);
CREATE TRIGGER log_entries_are_final BEFORE DELETE OR UPDATE ON public.log_entries FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER log_entries_are_kept BEFORE TRUNCATE ON public.log_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

create table public.log_keys (
  id uuid not null,
  public_key bytea not null,
  sealed_private_key text not null,
  created_at timestamp with time zone not null,
  retires_at timestamp with time zone,
  constraint log_keys_pkey PRIMARY KEY (id),
  constraint log_keys_public_key_check CHECK ((octet_length(public_key) = 32))
);
-- row-level security is forced on public.log_keys
create policy service on public.log_keys for all to service_role using (true) with check (true);

create table public.log_queries (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamp with time zone not null,
  constraint log_queries_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint log_queries_pkey PRIMARY KEY (workspace_id, id)
);
-- row-level security is forced on public.log_queries
CREATE INDEX log_queries_by_person ON public.log_queries USING btree (user_id);
CREATE INDEX log_queries_of_person ON public.log_queries USING btree (workspace_id, user_id, id);
create policy own on public.log_queries for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.log_queries for all to service_role using (true) with check (true);

create table public.log_sequencer (
  is_only boolean not null default true,
  transaction_id xid8 not null,
  number bigint not null,
  restored_number bigint not null default 0,
  constraint log_sequencer_is_only_check CHECK (is_only),
  constraint log_sequencer_pkey PRIMARY KEY (is_only)
);
-- row-level security is forced on public.log_sequencer
create policy service on public.log_sequencer for all to service_role using (true) with check (true);

create table public.log_tiles (
  log_id uuid not null,
  level integer not null,
  number bigint not null,
  root bytea not null,
  constraint log_tiles_log_id_fkey FOREIGN KEY (log_id) REFERENCES logs(id),
  constraint log_tiles_pkey PRIMARY KEY (log_id, level, number),
  constraint log_tiles_root_check CHECK ((octet_length(root) = 32))
);
-- row-level security is forced on public.log_tiles
create policy service on public.log_tiles for all to service_role using (true) with check (true);
CREATE TRIGGER log_tiles_are_final BEFORE DELETE OR UPDATE ON public.log_tiles FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

create table public.log_witness_states (
  witness_id uuid not null,
  cosigned_size bigint not null default 0,
  cosigned_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  failure text,
  constraint log_witness_states_failure_check CHECK ((length(failure) <= 500)),
  constraint log_witness_states_pkey PRIMARY KEY (witness_id),
  constraint log_witness_states_witness_id_fkey FOREIGN KEY (witness_id) REFERENCES log_witnesses(id) ON DELETE CASCADE
);
-- row-level security is forced on public.log_witness_states
create policy service on public.log_witness_states for all to service_role using (true) with check (true);

create table public.log_witnesses (
  id uuid not null,
  name text not null,
  verifier_key text not null,
  url text not null,
  added_at timestamp with time zone not null,
  constraint log_witnesses_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint log_witnesses_name_key UNIQUE (name),
  constraint log_witnesses_pkey PRIMARY KEY (id),
  constraint log_witnesses_url_check CHECK ((length(url) <= 2000)),
  constraint log_witnesses_verifier_key_check CHECK ((length(verifier_key) <= 400))
);
-- row-level security is forced on public.log_witnesses
create policy service on public.log_witnesses for all to service_role using (true) with check (true);

create table public.logs (
  id uuid not null,
  workspace_id uuid not null,
  generation integer not null,
  origin text not null,
  size bigint not null default 0,
  published_size bigint not null default 0,
  peaks bytea not null default '\x'::bytea,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_because text,
  constraint logs_origin_key UNIQUE (origin),
  constraint logs_pkey PRIMARY KEY (id),
  constraint logs_workspace_id_generation_key UNIQUE (workspace_id, generation)
);
-- row-level security is forced on public.logs
CREATE UNIQUE INDEX open_logs ON public.logs USING btree (workspace_id) WHERE (closed_at IS NULL);
CREATE INDEX unpublished_logs ON public.logs USING btree (id) WHERE (size > published_size);
create policy service on public.logs for all to service_role using (true) with check (true);
CREATE TRIGGER logs_are_kept BEFORE DELETE ON public.logs FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

create table public.mail_drafts (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  to_addresses text[] not null,
  cc_addresses text[] not null,
  bcc_addresses text[] not null,
  subject text not null,
  body text not null,
  integrity text not null,
  readers text[] not null,
  conversation_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mail_drafts_bcc_addresses_check CHECK ((cardinality(bcc_addresses) <= 20)),
  constraint mail_drafts_body_check CHECK ((length(body) <= 20000)),
  constraint mail_drafts_cc_addresses_check CHECK ((cardinality(cc_addresses) <= 20)),
  constraint mail_drafts_pkey PRIMARY KEY (workspace_id, id),
  constraint mail_drafts_subject_check CHECK ((length(subject) <= 250)),
  constraint mail_drafts_to_addresses_check CHECK ((cardinality(to_addresses) <= 20))
);
-- row-level security is forced on public.mail_drafts
CREATE INDEX mail_drafts_by_age ON public.mail_drafts USING btree (updated_at);
CREATE INDEX mail_drafts_by_user ON public.mail_drafts USING btree (workspace_id, user_id, id DESC);
CREATE INDEX mail_drafts_of_user ON public.mail_drafts USING btree (user_id);
create policy own on public.mail_drafts for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.mail_drafts for all to service_role using (true) with check (true);

create table public.memberships (
  workspace_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  suspended_at timestamp with time zone,
  constraint memberships_check CHECK (((suspended_at IS NULL) OR (role <> 'owner'::text))),
  constraint memberships_pkey PRIMARY KEY (workspace_id, user_id),
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'billing'::text, 'auditor'::text, 'member'::text, 'guest'::text]))),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.memberships
CREATE INDEX memberships_by_user ON public.memberships USING btree (user_id);
create policy of_holds on public.memberships for select to adjutant_owner using (true) with check ();
create policy own on public.memberships for select to authenticated using ((user_id = auth.uid())) with check ();
create policy service on public.memberships for all to service_role using (true) with check (true);
CREATE TRIGGER brings_teams AFTER INSERT ON public.memberships FOR EACH ROW EXECUTE FUNCTION app.follow_membership();
CREATE TRIGGER keep_owner AFTER DELETE OR UPDATE OF role ON public.memberships FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER release_payer AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION app.release_payer();

create table public.memories (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  agent_id uuid,
  text text not null,
  state text not null,
  source text not null,
  conversation_id uuid,
  message_id uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint memories_pkey PRIMARY KEY (workspace_id, id),
  constraint memories_source_check CHECK ((source = ANY (ARRAY['asked'::text, 'proposed'::text, 'typed'::text]))),
  constraint memories_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'kept'::text, 'off'::text]))),
  constraint memories_text_check CHECK (((length(text) >= 1) AND (length(text) <= 500))),
  constraint memories_version_check CHECK ((version > 0)),
  constraint memories_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE SET NULL (conversation_id),
  constraint memories_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE SET NULL (message_id),
  constraint memories_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.memories
CREATE INDEX memories_by_conversation ON public.memories USING btree (workspace_id, conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX memories_by_message ON public.memories USING btree (workspace_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX memories_of_person ON public.memories USING btree (workspace_id, user_id, id);
CREATE INDEX memories_of_user ON public.memories USING btree (user_id);
create policy own on public.memories for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.memories for all to service_role using (true) with check (true);

create table public.memory_choices (
  workspace_id uuid not null,
  user_id uuid not null,
  conversation_id uuid,
  choice text not null,
  chosen_at timestamp with time zone not null,
  constraint memory_choices_choice_check CHECK ((choice = ANY (ARRAY['on'::text, 'off'::text]))),
  constraint memory_choices_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  constraint memory_choices_workspace_id_user_id_conversation_id_key UNIQUE NULLS NOT DISTINCT (workspace_id, user_id, conversation_id),
  constraint memory_choices_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.memory_choices
CREATE INDEX memory_choices_by_conversation ON public.memory_choices USING btree (workspace_id, conversation_id);
CREATE INDEX memory_choices_by_user ON public.memory_choices USING btree (user_id);
create policy own on public.memory_choices for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.memory_choices for all to service_role using (true) with check (true);

create table public.message_files (
  workspace_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  constraint message_files_pkey PRIMARY KEY (workspace_id, message_id, file_id),
  constraint message_files_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE,
  constraint message_files_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.message_files
CREATE INDEX message_files_by_file ON public.message_files USING btree (workspace_id, file_id);
create policy of_holds on public.message_files for select to adjutant_owner using (true) with check ();
create policy of_message on public.message_files for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM messages m
  WHERE ((m.workspace_id = message_files.workspace_id) AND (m.id = message_files.message_id)))))) with check ();
create policy own on public.message_files for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM messages m
  WHERE ((m.workspace_id = message_files.workspace_id) AND (m.id = message_files.message_id) AND (m.user_id = auth.uid()))))));
create policy service on public.message_files for all to service_role using (true) with check (true);

create table public.message_recordings (
  workspace_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  seconds real not null,
  sound bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint message_recordings_pkey PRIMARY KEY (workspace_id, message_id),
  constraint message_recordings_seconds_check CHECK (((seconds > (0)::double precision) AND (seconds <= (61)::double precision))),
  constraint message_recordings_sound_check CHECK (((octet_length(sound) >= 1) AND (octet_length(sound) <= 1000000))),
  constraint message_recordings_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.message_recordings
CREATE INDEX message_recordings_by_user ON public.message_recordings USING btree (workspace_id, user_id);
create policy own on public.message_recordings for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.message_recordings for all to service_role using (true) with check (true);

create table public.messages (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  parent_id uuid,
  user_id uuid not null,
  role text not null,
  status text not null,
  parts jsonb not null default '[]'::jsonb,
  body text not null default ''::text,
  run_id uuid,
  model jsonb,
  error jsonb,
  usage jsonb,
  duration_ms integer,
  created_at timestamp with time zone not null default now(),
  recording_seconds real,
  heard_characters integer,
  integrity text not null default 'untrusted'::text,
  readers text[] not null default '{nobody}'::text[],
  given_files jsonb,
  beside_id uuid,
  continues jsonb,
  imported_record jsonb,
  mentions jsonb not null default '[]'::jsonb,
  constraint messages_heard_characters_check CHECK ((heard_characters >= 0)),
  constraint messages_integrity_check CHECK ((integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint messages_mentions_check CHECK ((jsonb_typeof(mentions) = 'array'::text)),
  constraint messages_pkey PRIMARY KEY (workspace_id, id),
  constraint messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  constraint messages_status_check CHECK ((status = ANY (ARRAY['streaming'::text, 'complete'::text, 'failed'::text, 'cancelled'::text]))),
  constraint messages_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.messages
CREATE INDEX messages_by_conversation ON public.messages USING btree (workspace_id, conversation_id, id);
CREATE INDEX messages_by_parent ON public.messages USING btree (workspace_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX messages_by_writer ON public.messages USING btree (workspace_id, user_id) WHERE (role = 'user'::text);
create policy of_holds on public.messages for select to adjutant_owner using (true) with check ();
create policy own on public.messages for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.messages for all to service_role using (true) with check (true);
create policy shared on public.messages for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = messages.workspace_id) AND (c.id = messages.conversation_id)))))) with check ();
CREATE TRIGGER count_chat_interactions AFTER INSERT ON public.messages FOR EACH ROW WHEN (((new.role = 'user'::text) AND ((auth.jwt() ->> 'is_visitor'::text) IS NULL))) EXECUTE FUNCTION app.count_rows('chat_interactions');
CREATE TRIGGER messages_are_found AFTER INSERT OR UPDATE OF body ON public.messages FOR EACH ROW WHEN ((new.status <> 'streaming'::text)) EXECUTE FUNCTION app.note_search_pending('message');
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.messages REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('message');

create table public.model_audiences (
  model_id uuid not null,
  plan_key text,
  team_workspace_id uuid,
  team_id uuid,
  constraint model_audiences_check CHECK ((((plan_key IS NULL) <> (team_id IS NULL)) AND ((team_id IS NULL) = (team_workspace_id IS NULL)))),
  constraint model_audiences_model_id_fkey FOREIGN KEY (model_id) REFERENCES models(id) ON DELETE CASCADE,
  constraint model_audiences_model_id_plan_key_team_workspace_id_team_id_key UNIQUE NULLS NOT DISTINCT (model_id, plan_key, team_workspace_id, team_id),
  constraint model_audiences_plan_key_check CHECK ((plan_key ~ '^[a-z][a-z0-9_-]{0,63}$'::text)),
  constraint model_audiences_team_workspace_id_team_id_fkey FOREIGN KEY (team_workspace_id, team_id) REFERENCES teams(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.model_audiences
CREATE INDEX model_audiences_by_team ON public.model_audiences USING btree (team_workspace_id, team_id) WHERE (team_id IS NOT NULL);
create policy service on public.model_audiences for all to service_role using (true) with check (true);

create table public.model_call_counts (
  model_id uuid not null,
  hour timestamp with time zone not null,
  answered integer not null default 0,
  failed integer not null default 0,
  constraint model_call_counts_model_id_fkey FOREIGN KEY (model_id) REFERENCES models(id) ON DELETE CASCADE,
  constraint model_call_counts_pkey PRIMARY KEY (model_id, hour)
);
-- row-level security is forced on public.model_call_counts
CREATE INDEX model_call_counts_by_age ON public.model_call_counts USING btree (hour);
create policy service on public.model_call_counts for all to service_role using (true) with check (true);

create table public.model_calls (
  id uuid not null,
  workspace_id uuid,
  request_id text not null,
  user_id uuid,
  agent_id uuid,
  host text,
  host_id uuid,
  run_id uuid,
  step integer,
  run_attempt integer,
  place integer not null,
  purpose text not null,
  provider_kind text not null,
  provider text not null,
  model_id uuid,
  model text not null,
  input_tokens bigint not null default 0,
  cached_input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  reasoning_tokens bigint not null default 0,
  tokens_estimated boolean not null default false,
  cost_micros bigint not null default 0,
  first_token_ms integer,
  duration_ms integer not null,
  outcome text not null,
  error_code text,
  ended_at timestamp with time zone not null,
  is_counted boolean not null default false,
  answered_by text,
  constraint model_calls_answered_by_check CHECK (((length(answered_by) >= 1) AND (length(answered_by) <= 200))),
  constraint model_calls_cached_input_tokens_check CHECK ((cached_input_tokens >= 0)),
  constraint model_calls_cost_micros_check CHECK ((cost_micros >= 0)),
  constraint model_calls_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint model_calls_first_token_ms_check CHECK ((first_token_ms >= 0)),
  constraint model_calls_host_check CHECK ((length(host) <= 64)),
  constraint model_calls_input_tokens_check CHECK ((input_tokens >= 0)),
  constraint model_calls_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'stopped'::text, 'failed'::text, 'refused'::text]))),
  constraint model_calls_output_tokens_check CHECK ((output_tokens >= 0)),
  constraint model_calls_pkey PRIMARY KEY (id),
  constraint model_calls_place_check CHECK ((place >= 1)),
  constraint model_calls_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 32))),
  constraint model_calls_reasoning_tokens_check CHECK ((reasoning_tokens >= 0)),
  constraint model_calls_request_id_check CHECK (((length(request_id) >= 1) AND (length(request_id) <= 220))),
  constraint model_calls_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE SET NULL,
  constraint model_calls_workspace_id_request_id_key UNIQUE (workspace_id, request_id)
);
-- row-level security is forced on public.model_calls
CREATE INDEX model_calls_by_age ON public.model_calls USING btree (ended_at);
CREATE INDEX model_calls_by_model ON public.model_calls USING btree (model_id, ended_at DESC);
CREATE INDEX model_calls_by_run ON public.model_calls USING btree (run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX model_calls_by_user ON public.model_calls USING btree (user_id);
CREATE INDEX model_calls_uncounted ON public.model_calls USING btree (ended_at) WHERE (NOT is_counted);
create policy service on public.model_calls for all to service_role using (true) with check (true);

create table public.model_health (
  model_id uuid not null,
  failures_in_row integer not null default 0,
  last_answer_at timestamp with time zone,
  last_failure_at timestamp with time zone,
  last_failure_code text,
  last_failure_message text,
  last_failure_words text,
  paused_until timestamp with time zone,
  trial_until timestamp with time zone,
  constraint model_health_last_failure_code_check CHECK ((length(last_failure_code) <= 60)),
  constraint model_health_last_failure_message_check CHECK ((length(last_failure_message) <= 500)),
  constraint model_health_last_failure_words_check CHECK ((length(last_failure_words) <= 300)),
  constraint model_health_model_id_fkey FOREIGN KEY (model_id) REFERENCES models(id) ON DELETE CASCADE,
  constraint model_health_pkey PRIMARY KEY (model_id)
);
-- row-level security is forced on public.model_health
create policy service on public.model_health for all to service_role using (true) with check (true);

create table public.model_latencies (
  grain text not null,
  starts_at timestamp with time zone not null,
  workspace_id uuid,
  provider text not null,
  model text not null,
  purpose text not null,
  bucket smallint not null,
  samples bigint not null,
  constraint model_latencies_grain_check CHECK ((grain = ANY (ARRAY['hour'::text, 'day'::text]))),
  constraint model_latencies_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE SET NULL,
  constraint model_latencies_workspace_id_grain_starts_at_provider_model_key UNIQUE (workspace_id, grain, starts_at, provider, model, purpose, bucket)
);
-- row-level security is forced on public.model_latencies
CREATE INDEX model_latencies_by_time ON public.model_latencies USING btree (grain, starts_at);
create policy service on public.model_latencies for all to service_role using (true) with check (true);

create table public.model_prices (
  id uuid not null,
  model_id uuid,
  provider_kind text,
  model_pattern text,
  input_micros bigint,
  cached_input_micros bigint,
  output_micros bigint,
  valid_from timestamp with time zone not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint model_prices_cached_input_micros_check CHECK (((cached_input_micros >= 0) AND (cached_input_micros <= '1000000000000'::bigint))),
  constraint model_prices_check CHECK ((((model_id IS NOT NULL) AND (provider_kind IS NULL) AND (model_pattern IS NULL)) OR ((model_id IS NULL) AND (provider_kind IS NOT NULL) AND (model_pattern IS NOT NULL)))),
  constraint model_prices_check1 CHECK ((num_nulls(input_micros, cached_input_micros, output_micros) = ANY (ARRAY[0, 3]))),
  constraint model_prices_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint model_prices_input_micros_check CHECK (((input_micros >= 0) AND (input_micros <= '1000000000000'::bigint))),
  constraint model_prices_model_id_fkey FOREIGN KEY (model_id) REFERENCES models(id) ON DELETE CASCADE,
  constraint model_prices_model_pattern_check CHECK (((length(model_pattern) >= 1) AND (length(model_pattern) <= 200))),
  constraint model_prices_output_micros_check CHECK (((output_micros >= 0) AND (output_micros <= '1000000000000'::bigint))),
  constraint model_prices_pkey PRIMARY KEY (id),
  constraint model_prices_provider_kind_check CHECK ((provider_kind = ANY (ARRAY['openai'::text, 'anthropic'::text, 'google'::text, 'openai_compatible'::text])))
);
-- row-level security is forced on public.model_prices
CREATE INDEX model_prices_by_author ON public.model_prices USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX model_prices_by_model ON public.model_prices USING btree (model_id, valid_from DESC);
CREATE INDEX model_prices_by_pattern ON public.model_prices USING btree (provider_kind, model_pattern, valid_from DESC);
create policy service on public.model_prices for all to service_role using (true) with check (true);

create table public.model_providers (
  id uuid not null,
  kind text not null,
  name text not null,
  base_url text,
  api_key text,
  is_enabled boolean not null default true,
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint model_providers_check CHECK (((kind <> 'openai_compatible'::text) OR (base_url IS NOT NULL))),
  constraint model_providers_kind_check CHECK ((kind = ANY (ARRAY['openai'::text, 'anthropic'::text, 'google'::text, 'openai_compatible'::text]))),
  constraint model_providers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint model_providers_name_key UNIQUE (name),
  constraint model_providers_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.model_providers
create policy service on public.model_providers for all to service_role using (true) with check (true);

create table public.model_purposes (
  purpose text not null,
  model_id uuid not null,
  constraint model_purposes_model_id_fkey FOREIGN KEY (model_id) REFERENCES models(id) ON DELETE CASCADE,
  constraint model_purposes_pkey PRIMARY KEY (purpose),
  constraint model_purposes_purpose_check CHECK ((purpose = ANY (ARRAY['fast'::text, 'vision'::text, 'embedding'::text])))
);
-- row-level security is forced on public.model_purposes
CREATE INDEX model_purposes_by_model ON public.model_purposes USING btree (model_id);
create policy service on public.model_purposes for all to service_role using (true) with check (true);

create table public.model_usage (
  id bigint not null generated as identity,
  grain text not null,
  starts_at timestamp with time zone not null,
  workspace_id uuid,
  user_id uuid,
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  provider text not null,
  model text not null,
  purpose text not null,
  calls bigint not null,
  failed bigint not null,
  stopped bigint not null,
  refused bigint not null,
  fallbacks bigint not null,
  input_tokens bigint not null,
  cached_input_tokens bigint not null,
  output_tokens bigint not null,
  reasoning_tokens bigint not null,
  cost_micros bigint not null,
  constraint model_usage_grain_check CHECK ((grain = ANY (ARRAY['hour'::text, 'day'::text]))),
  constraint model_usage_pkey PRIMARY KEY (id),
  constraint model_usage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE SET NULL,
  constraint model_usage_workspace_id_grain_starts_at_user_id_agent_id_p_key UNIQUE (workspace_id, grain, starts_at, user_id, agent_id, provider, model, purpose)
);
-- row-level security is forced on public.model_usage
CREATE INDEX model_usage_by_time ON public.model_usage USING btree (grain, starts_at);
CREATE INDEX model_usage_by_user ON public.model_usage USING btree (user_id, grain, starts_at);
create policy service on public.model_usage for all to service_role using (true) with check (true);

create table public.models (
  id uuid not null,
  provider_id uuid not null,
  model_id text not null,
  label text not null,
  capabilities jsonb not null default '{"chat": true, "tools": true, "vision": false, "embeddings": false, "jsonSchema": false}'::jsonb,
  context_tokens integer,
  is_enabled boolean not null default false,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  tested_at timestamp with time zone,
  fallback_position integer,
  is_restricted boolean not null default false,
  constraint models_check CHECK ((is_enabled OR (NOT is_default))),
  constraint models_label_check CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint models_model_id_check CHECK (((length(model_id) >= 1) AND (length(model_id) <= 200))),
  constraint models_pkey PRIMARY KEY (id),
  constraint models_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES model_providers(id) ON DELETE CASCADE,
  constraint models_provider_id_model_id_key UNIQUE (provider_id, model_id)
);
-- row-level security is forced on public.models
CREATE UNIQUE INDEX models_one_default ON public.models USING btree (is_default) WHERE is_default;
create policy service on public.models for all to service_role using (true) with check (true);

create table public.muted_inbox_mails (
  user_id uuid not null,
  muted_at timestamp with time zone not null,
  about text not null default 'waiting'::text,
  constraint muted_inbox_mails_about_check CHECK ((about = ANY (ARRAY['waiting'::text, 'reminders'::text]))),
  constraint muted_inbox_mails_pkey PRIMARY KEY (user_id, about),
  constraint muted_inbox_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on public.muted_inbox_mails
create policy own on public.muted_inbox_mails for all to authenticated using ((user_id = auth.uid())) with check ((user_id = auth.uid()));
create policy service on public.muted_inbox_mails for all to service_role using (true) with check (true);

create table public.notification_settings (
  workspace_id uuid not null,
  user_id uuid not null,
  ways jsonb not null,
  mail_rhythm text not null,
  mail_at time without time zone not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  time_zone text not null,
  updated_at timestamp with time zone not null,
  constraint notification_settings_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  constraint notification_settings_mail_rhythm_check CHECK ((mail_rhythm = ANY (ARRAY['hourly'::text, 'daily'::text, 'never'::text]))),
  constraint notification_settings_pkey PRIMARY KEY (workspace_id, user_id),
  constraint notification_settings_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint notification_settings_ways_check CHECK (((jsonb_typeof(ways) = 'object'::text) AND (octet_length((ways)::text) <= 4000))),
  constraint notification_settings_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.notification_settings
CREATE INDEX notification_settings_by_person ON public.notification_settings USING btree (user_id);
create policy own on public.notification_settings for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.notification_settings for all to service_role using (true) with check (true);

create table public.notifications (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  actor_id uuid,
  object_type text,
  object_id uuid,
  path text not null,
  facts jsonb not null,
  count integer not null default 1,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint notifications_check CHECK (((object_type IS NULL) = (object_id IS NULL))),
  constraint notifications_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 4000))),
  constraint notifications_kind_check CHECK ((length(kind) <= 40)),
  constraint notifications_object_type_check CHECK ((length(object_type) <= 40)),
  constraint notifications_path_check CHECK (((path ~ '^/([^/]|$)'::text) AND (length(path) <= 500))),
  constraint notifications_pkey PRIMARY KEY (workspace_id, id),
  constraint notifications_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.notifications
CREATE INDEX notifications_by_actor ON public.notifications USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX notifications_by_age ON public.notifications USING btree (created_at);
CREATE INDEX notifications_by_person ON public.notifications USING btree (user_id, workspace_id, created_at DESC, id DESC);
CREATE INDEX notifications_of_object ON public.notifications USING btree (workspace_id, object_id) WHERE (object_id IS NOT NULL);
CREATE INDEX notifications_to_mail ON public.notifications USING btree (user_id, created_at) WHERE ((read_at IS NULL) AND (mailed_at IS NULL));
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, workspace_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX notifications_unread_of_object ON public.notifications USING btree (workspace_id, user_id, kind, object_type, object_id) WHERE ((read_at IS NULL) AND (object_id IS NOT NULL));
create policy of_what_is_gone on public.notifications for all to adjutant_owner using (true) with check ();
create policy own on public.notifications for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND (((kind = 'access_decided'::text) AND ((facts ->> 'isGranted'::text) = 'false'::text)) OR
CASE object_type
    WHEN 'conversation'::text THEN (EXISTS ( SELECT
       FROM conversations c
      WHERE ((c.workspace_id = notifications.workspace_id) AND (c.id = notifications.object_id))))
    WHEN 'message'::text THEN (EXISTS ( SELECT
       FROM messages m
      WHERE ((m.workspace_id = notifications.workspace_id) AND (m.id = notifications.object_id))))
    WHEN 'comment'::text THEN (EXISTS ( SELECT
       FROM comments k
      WHERE ((k.workspace_id = notifications.workspace_id) AND (k.id = notifications.object_id))))
    WHEN 'agent'::text THEN (EXISTS ( SELECT
       FROM agents a
      WHERE ((a.workspace_id = notifications.workspace_id) AND (a.id = notifications.object_id))))
    WHEN 'artifact'::text THEN (EXISTS ( SELECT
       FROM artifacts a
      WHERE ((a.workspace_id = notifications.workspace_id) AND (a.id = notifications.object_id))))
    WHEN 'collection'::text THEN (EXISTS ( SELECT
       FROM collections c
      WHERE ((c.workspace_id = notifications.workspace_id) AND (c.id = notifications.object_id))))
    WHEN 'task'::text THEN (EXISTS ( SELECT
       FROM tasks t
      WHERE ((t.workspace_id = notifications.workspace_id) AND (t.id = notifications.object_id))))
    WHEN 'connection'::text THEN app.is_workspace_admin()
    ELSE true
END))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.notifications for all to service_role using (true) with check (true);

create table public.notified_subscriptions (
  workspace_id uuid not null,
  provider text not null,
  is_live boolean not null,
  subscription_id text not null,
  status text not null,
  cancel_at timestamp with time zone,
  asked_at_number bigint not null,
  constraint notified_subscriptions_pkey PRIMARY KEY (workspace_id, provider, is_live, subscription_id),
  constraint notified_subscriptions_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint notified_subscriptions_subscription_id_check CHECK ((length(subscription_id) <= 200)),
  constraint notified_subscriptions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.notified_subscriptions
create policy service on public.notified_subscriptions for all to service_role using (true) with check (true);

create table public.outgoing_mails (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  to_addresses text[] not null,
  cc_addresses text[] not null,
  bcc_addresses text[] not null,
  reply_to text not null,
  subject text not null,
  body text not null,
  integrity text not null,
  readers text[] not null,
  conversation_id uuid,
  state text not null default 'held'::text,
  release_at timestamp with time zone not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  problem text,
  refused_addresses text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  again_of uuid,
  for_outbox boolean not null default false,
  constraint outgoing_mails_bcc_addresses_check CHECK ((cardinality(bcc_addresses) <= 20)),
  constraint outgoing_mails_body_check CHECK (((length(body) >= 1) AND (length(body) <= 20000))),
  constraint outgoing_mails_cc_addresses_check CHECK ((cardinality(cc_addresses) <= 20)),
  constraint outgoing_mails_pkey PRIMARY KEY (workspace_id, id),
  constraint outgoing_mails_state_check CHECK ((state = ANY (ARRAY['held'::text, 'withdrawn'::text, 'sending'::text, 'retrying'::text, 'sent'::text, 'in_outbox'::text, 'failed'::text, 'unknown'::text]))),
  constraint outgoing_mails_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 250))),
  constraint outgoing_mails_to_addresses_check CHECK ((cardinality(to_addresses) <= 20))
);
-- row-level security is forced on public.outgoing_mails
CREATE UNIQUE INDEX outgoing_mails_again ON public.outgoing_mails USING btree (workspace_id, user_id, again_of) WHERE ((again_of IS NOT NULL) AND (state <> 'withdrawn'::text));
CREATE INDEX outgoing_mails_by_address ON public.outgoing_mails USING gin ((((to_addresses || cc_addresses) || bcc_addresses)));
CREATE INDEX outgoing_mails_by_age ON public.outgoing_mails USING btree (ended_at);
CREATE INDEX outgoing_mails_by_user ON public.outgoing_mails USING btree (workspace_id, user_id, id DESC);
CREATE INDEX outgoing_mails_due ON public.outgoing_mails USING btree (due_at) WHERE (state = ANY (ARRAY['held'::text, 'retrying'::text, 'sending'::text]));
CREATE INDEX outgoing_mails_of_user ON public.outgoing_mails USING btree (user_id, created_at);
create policy own on public.outgoing_mails for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy own_to_withdraw on public.outgoing_mails for update to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND (state = ANY (ARRAY['held'::text, 'retrying'::text])))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND (state = 'withdrawn'::text)));
create policy owner on public.outgoing_mails for all to adjutant_owner using (true) with check (true);
create policy service on public.outgoing_mails for all to service_role using (true) with check (true);

create table public.outgoing_messages (
  id uuid not null,
  channel text not null,
  kind text not null,
  recipient text not null,
  sealed_content text,
  dedupe_key text,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  user_id uuid,
  is_last boolean not null default false,
  expires_at timestamp with time zone,
  carries uuid,
  is_void boolean not null default false,
  constraint outgoing_messages_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint outgoing_messages_dedupe_key_key UNIQUE (dedupe_key),
  constraint outgoing_messages_pkey PRIMARY KEY (id),
  constraint outgoing_messages_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 320))),
  constraint outgoing_messages_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'kept'::text, 'delivered'::text, 'failed'::text])))
);
-- row-level security is forced on public.outgoing_messages
CREATE INDEX outgoing_messages_by_time ON public.outgoing_messages USING btree (created_at DESC, id DESC);
CREATE INDEX outgoing_messages_by_user ON public.outgoing_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX outgoing_messages_carrying ON public.outgoing_messages USING btree (carries) WHERE (status = 'waiting'::text);
CREATE INDEX outgoing_messages_waiting ON public.outgoing_messages USING btree (created_at) WHERE (status = 'waiting'::text);
create policy service on public.outgoing_messages for all to service_role using (true) with check (true);

create table public.own_redaction_terms (
  id uuid not null,
  kind text not null,
  text text not null,
  placeholder text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint own_redaction_terms_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint own_redaction_terms_kind_check CHECK ((kind = ANY (ARRAY['words'::text, 'pattern'::text]))),
  constraint own_redaction_terms_pkey PRIMARY KEY (id),
  constraint own_redaction_terms_placeholder_check CHECK (((length(placeholder) >= 2) AND (length(placeholder) <= 16))),
  constraint own_redaction_terms_text_check CHECK (((length(text) >= 1) AND (length(text) <= 200)))
);
-- row-level security is forced on public.own_redaction_terms
CREATE INDEX own_redaction_terms_by_author ON public.own_redaction_terms USING btree (created_by) WHERE (created_by IS NOT NULL);
create policy service on public.own_redaction_terms for all to service_role using (true) with check (true);

create table public.plan_entitlements (
  plan_key text not null,
  entitlement text not null,
  value_boolean boolean,
  value_limit bigint,
  trial_limit bigint,
  soft_percent integer not null default 80,
  overage text not null default 'block'::text,
  updated_at timestamp with time zone not null default now(),
  constraint plan_entitlements_entitlement_check CHECK (((length(entitlement) >= 1) AND (length(entitlement) <= 64))),
  constraint plan_entitlements_overage_check CHECK ((overage = ANY (ARRAY['block'::text, 'allow'::text]))),
  constraint plan_entitlements_pkey PRIMARY KEY (plan_key, entitlement),
  constraint plan_entitlements_plan_key_check CHECK (((length(plan_key) >= 1) AND (length(plan_key) <= 64))),
  constraint plan_entitlements_soft_percent_check CHECK (((soft_percent >= 1) AND (soft_percent <= 100))),
  constraint plan_entitlements_trial_limit_check CHECK (((trial_limit >= 0) AND (trial_limit <= '9007199254740991'::bigint))),
  constraint plan_entitlements_value_limit_check CHECK (((value_limit >= 0) AND (value_limit <= '9007199254740991'::bigint)))
);
-- row-level security is forced on public.plan_entitlements
create policy service on public.plan_entitlements for all to service_role using (true) with check (true);
CREATE TRIGGER announce_plan_values AFTER INSERT OR DELETE OR UPDATE ON public.plan_entitlements FOR EACH STATEMENT EXECUTE FUNCTION app.announce_plan_values();

create table public.plan_prices (
  provider text not null,
  is_live boolean not null,
  price_id text not null,
  plan_id text not null,
  created_at timestamp with time zone not null default now(),
  billing_interval text not null default 'month'::text,
  unit_cents integer,
  is_offered boolean not null default false,
  constraint plan_prices_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint plan_prices_pkey PRIMARY KEY (provider, is_live, price_id),
  constraint plan_prices_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES pricing_plans(id) ON DELETE CASCADE,
  constraint plan_prices_price_id_check CHECK ((length(price_id) <= 200)),
  constraint plan_prices_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint plan_prices_unit_cents_check CHECK ((unit_cents > 0)),
  constraint yearly_price_has_amount CHECK (((billing_interval = 'month'::text) OR (unit_cents IS NOT NULL)))
);
-- row-level security is forced on public.plan_prices
CREATE UNIQUE INDEX plan_prices_offered ON public.plan_prices USING btree (provider, is_live, plan_id) WHERE (is_offered AND (billing_interval = 'year'::text));
create policy service on public.plan_prices for all to service_role using (true) with check (true);

create table public.pricing_plans (
  id text not null,
  name text not null,
  description text not null,
  price_monthly_cents integer not null,
  price_monthly numeric(10,2) generated always as (((price_monthly_cents)::numeric / 100.0)) stored,
  currency text not null default 'usd'::text,
  stripe_price_monthly_id text,
  free_trial_days integer not null default 14,
  features jsonb not null default '[]'::jsonb,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  max_quantity integer not null default 1,
  is_price_doubtful boolean not null default false,
  price_yearly_cents integer,
  price_yearly numeric(10,2) generated always as (((price_yearly_cents)::numeric / 100.0)) stored,
  stripe_price_yearly_id text,
  constraint pricing_plans_currency_check CHECK ((length(currency) = 3)),
  constraint pricing_plans_features_check CHECK ((jsonb_typeof(features) = 'array'::text)),
  constraint pricing_plans_free_trial_days_check CHECK ((free_trial_days >= 0)),
  constraint pricing_plans_id_check CHECK ((length(id) <= 64)),
  constraint pricing_plans_max_quantity_check CHECK (((max_quantity >= 1) AND (max_quantity <= 100))),
  constraint pricing_plans_pkey PRIMARY KEY (id),
  constraint pricing_plans_price_monthly_cents_check CHECK ((price_monthly_cents >= 0)),
  constraint pricing_plans_price_yearly_cents_check CHECK ((price_yearly_cents > 0)),
  constraint yearly_price_is_whole CHECK (((price_yearly_cents IS NULL) = (stripe_price_yearly_id IS NULL)))
);
-- row-level security is forced on public.pricing_plans
create policy active on public.pricing_plans for select to anon, authenticated using ((is_active AND (NOT is_price_doubtful))) with check ();
create policy service on public.pricing_plans for all to service_role using (true) with check (true);

create table public.provisioning_keys (
  workspace_id uuid not null,
  id uuid not null,
  key_hash bytea not null,
  sso_provider_id uuid,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  domains text[] not null default '{}'::text[],
  constraint provisioning_keys_key_hash_key UNIQUE (key_hash),
  constraint provisioning_keys_pkey PRIMARY KEY (workspace_id, id),
  constraint provisioning_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.provisioning_keys
create policy service on public.provisioning_keys for all to service_role using (true) with check (true);

create table public.public_link_bans (
  is_only boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint public_link_bans_is_only_check CHECK (is_only),
  constraint public_link_bans_pkey PRIMARY KEY (is_only)
);
-- row-level security is forced on public.public_link_bans
create policy everyone on public.public_link_bans for select to authenticated using (true) with check ();
create policy service on public.public_link_bans for all to service_role using (true) with check (true);

create table public.public_links (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  token_digest bytea not null,
  snapshot jsonb not null,
  taken_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  opened_count bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint public_links_pkey PRIMARY KEY (workspace_id, id),
  constraint public_links_token_digest_check CHECK ((octet_length(token_digest) <= 32)),
  constraint public_links_token_digest_key UNIQUE (token_digest),
  constraint public_links_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.public_links
CREATE INDEX public_links_by_user ON public.public_links USING btree (workspace_id, user_id, created_at DESC, id DESC);
CREATE INDEX public_links_of_conversation ON public.public_links USING btree (workspace_id, conversation_id);
create policy own on public.public_links for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.public_links for all to service_role using (true) with check (true);
create policy shared on public.public_links for select to authenticated using (((workspace_id = app.workspace_id()) AND (conversation_id = ANY (( SELECT app.granted('conversation'::text) AS granted)::uuid[])))) with check ();

create table public.questions (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  tool_call_id uuid not null,
  conversation_id uuid,
  user_id uuid not null,
  text text not null,
  form jsonb not null,
  integrity text not null,
  readers text[] not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answer jsonb,
  answered_at timestamp with time zone,
  constraint questions_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint questions_pkey PRIMARY KEY (workspace_id, id),
  constraint questions_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE,
  constraint questions_workspace_id_tool_call_id_key UNIQUE (workspace_id, tool_call_id)
);
-- row-level security is forced on public.questions
CREATE INDEX questions_by_run ON public.questions USING btree (workspace_id, run_id);
CREATE INDEX questions_of_person ON public.questions USING btree (user_id, id DESC);
CREATE INDEX questions_open ON public.questions USING btree (workspace_id, user_id, id DESC) WHERE (answered_at IS NULL);
create policy own on public.questions for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.questions for all to service_role using (true) with check (true);

create table public.queued_messages (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  text text not null,
  model_ref text,
  time_zone text not null,
  is_visitors boolean not null default false,
  steers_run_id uuid,
  held_at timestamp with time zone,
  held_error jsonb,
  created_at timestamp with time zone not null default now(),
  seq bigint not null generated as identity,
  mentions jsonb not null default '[]'::jsonb,
  constraint queued_messages_check CHECK (((steers_run_id IS NULL) OR (held_at IS NULL))),
  constraint queued_messages_mentions_check CHECK ((jsonb_typeof(mentions) = 'array'::text)),
  constraint queued_messages_model_ref_check CHECK ((length(model_ref) <= 200)),
  constraint queued_messages_pkey PRIMARY KEY (workspace_id, id),
  constraint queued_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 32000))),
  constraint queued_messages_time_zone_check CHECK ((length(time_zone) <= 60)),
  constraint queued_messages_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.queued_messages
CREATE INDEX queued_messages_by_conversation ON public.queued_messages USING btree (workspace_id, conversation_id, seq);
CREATE INDEX queued_messages_of_user ON public.queued_messages USING btree (user_id);
create policy own on public.queued_messages for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy removed_by_owner on public.queued_messages for delete to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = queued_messages.workspace_id) AND (c.id = queued_messages.conversation_id) AND (c.user_id = auth.uid())))))) with check ();
create policy service on public.queued_messages for all to service_role using (true) with check (true);
create policy shared on public.queued_messages for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = queued_messages.workspace_id) AND (c.id = queued_messages.conversation_id)))))) with check ();

create table public.rate_limits (
  key text not null,
  tokens double precision not null,
  updated_at timestamp with time zone not null default now(),
  constraint rate_limits_pkey PRIMARY KEY (key)
);
-- row-level security is forced on public.rate_limits
CREATE INDEX rate_limits_by_age ON public.rate_limits USING btree (updated_at);
create policy service on public.rate_limits for all to service_role using (true) with check (true);

create table public.recorded_backups (
  id uuid not null,
  recorded_at timestamp with time zone not null,
  recorded_by uuid,
  constraint recorded_backups_pkey PRIMARY KEY (id),
  constraint recorded_backups_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
-- row-level security is forced on public.recorded_backups
CREATE INDEX recorded_backups_by_recorder ON public.recorded_backups USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);
create policy service on public.recorded_backups for all to service_role using (true) with check (true);

create table public.redacted_values (
  workspace_id uuid not null,
  host text not null,
  host_id uuid not null,
  user_id uuid not null,
  placeholder text not null,
  value text not null,
  created_at timestamp with time zone not null default now(),
  constraint redacted_values_pkey PRIMARY KEY (workspace_id, host, host_id, placeholder),
  constraint redacted_values_placeholder_check CHECK (((length(placeholder) >= 1) AND (length(placeholder) <= 64))),
  constraint redacted_values_value_check CHECK (((length(value) >= 1) AND (length(value) <= 8000)))
);
-- row-level security is forced on public.redacted_values
CREATE INDEX redacted_values_by_user ON public.redacted_values USING btree (workspace_id, user_id);
CREATE UNIQUE INDEX redacted_values_by_value ON public.redacted_values USING btree (workspace_id, host, host_id, split_part(placeholder, '_'::text, 1), md5(value));
create policy own_runs on public.redacted_values for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT 1
   FROM (runs r
     JOIN run_redactions d ON (((d.workspace_id = r.workspace_id) AND (d.run_id = r.id))))
  WHERE ((r.workspace_id = redacted_values.workspace_id) AND (r.host = redacted_values.host) AND (r.host_id = redacted_values.host_id) AND (r.user_id = auth.uid()) AND (redacted_values.placeholder = ANY (d.placeholders))))))) with check ();
create policy service on public.redacted_values for all to service_role using (true) with check (true);

create table public.redaction_switches (
  provider_id uuid not null,
  rule text not null,
  switched_on_by uuid,
  switched_on_at timestamp with time zone not null default now(),
  constraint redaction_switches_pkey PRIMARY KEY (provider_id, rule),
  constraint redaction_switches_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES model_providers(id) ON DELETE CASCADE,
  constraint redaction_switches_rule_check CHECK (((length(rule) >= 1) AND (length(rule) <= 40))),
  constraint redaction_switches_switched_on_by_fkey FOREIGN KEY (switched_on_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
-- row-level security is forced on public.redaction_switches
CREATE INDEX redaction_switches_by_person ON public.redaction_switches USING btree (switched_on_by) WHERE (switched_on_by IS NOT NULL);
create policy service on public.redaction_switches for all to service_role using (true) with check (true);

create table public.requests (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  wants text not null,
  role text,
  seats integer,
  team_id uuid,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_as text,
  ended_at timestamp with time zone,
  decided_by uuid,
  note text not null default ''::text,
  constraint requests_check CHECK (((wants = 'role'::text) = (role IS NOT NULL))),
  constraint requests_check1 CHECK (((wants = 'seats'::text) = (seats IS NOT NULL))),
  constraint requests_check2 CHECK (((wants = 'access'::text) = (team_id IS NOT NULL))),
  constraint requests_check3 CHECK (((ended_as IS NULL) = (ended_at IS NULL))),
  constraint requests_check4 CHECK (((decided_by IS NULL) OR (ended_as = ANY (ARRAY['approved'::text, 'declined'::text])))),
  constraint requests_ended_as_check CHECK ((ended_as = ANY (ARRAY['approved'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint requests_note_check CHECK ((length(note) <= 500)),
  constraint requests_pkey PRIMARY KEY (workspace_id, id),
  constraint requests_reason_check CHECK ((length(reason) <= 500)),
  constraint requests_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'billing'::text, 'auditor'::text, 'member'::text]))),
  constraint requests_seats_check CHECK (((seats >= 1) AND (seats <= 1000))),
  constraint requests_wants_check CHECK ((wants = ANY (ARRAY['role'::text, 'seats'::text, 'access'::text]))),
  constraint requests_workspace_id_team_id_fkey FOREIGN KEY (workspace_id, team_id) REFERENCES teams(workspace_id, id) ON DELETE CASCADE,
  constraint requests_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.requests
CREATE INDEX requests_by_age ON public.requests USING btree (created_at);
CREATE INDEX requests_by_decider ON public.requests USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX requests_by_team ON public.requests USING btree (workspace_id, team_id) WHERE (team_id IS NOT NULL);
CREATE INDEX requests_by_user ON public.requests USING btree (workspace_id, user_id, id);
CREATE UNIQUE INDEX requests_open ON public.requests USING btree (workspace_id, user_id, wants) WHERE (ended_as IS NULL);
create policy own on public.requests for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.requests for all to service_role using (true) with check (true);
create policy to_decide on public.requests for select to authenticated using (((workspace_id = app.workspace_id()) AND app.decides_request(workspace_id, auth.uid(), wants, role, team_id))) with check ();

create table public.retention_periods (
  workspace_id uuid not null,
  kind text not null,
  days integer not null,
  set_at timestamp with time zone not null,
  applies_from timestamp with time zone not null,
  days_before integer,
  constraint retention_periods_days_before_check CHECK (((days_before >= 1) AND (days_before <= 3650))),
  constraint retention_periods_days_check CHECK (((days >= 1) AND (days <= 3650))),
  constraint retention_periods_kind_check CHECK ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint retention_periods_pkey PRIMARY KEY (workspace_id, kind)
);
-- row-level security is forced on public.retention_periods
create policy service on public.retention_periods for all to service_role using (true) with check (true);

create table public.run_chunks (
  workspace_id uuid not null,
  run_id uuid not null,
  first_seq integer not null,
  last_seq integer not null,
  user_id uuid not null,
  lines text not null,
  created_at timestamp with time zone not null default now(),
  constraint run_chunks_pkey PRIMARY KEY (workspace_id, run_id, first_seq)
);
-- row-level security is forced on public.run_chunks
CREATE INDEX run_chunks_by_age ON public.run_chunks USING brin (created_at);
create policy own on public.run_chunks for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_chunks for all to service_role using (true) with check (true);
create policy shared on public.run_chunks for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM runs r
  WHERE ((r.workspace_id = run_chunks.workspace_id) AND (r.id = run_chunks.run_id)))))) with check ();

create table public.run_instructions (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  installation_number integer,
  workspace_number integer,
  created_at timestamp with time zone not null default now(),
  constraint run_instructions_pkey PRIMARY KEY (workspace_id, run_id),
  constraint run_instructions_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.run_instructions
create policy own on public.run_instructions for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_instructions for all to service_role using (true) with check (true);

create table public.run_memories (
  workspace_id uuid not null,
  run_id uuid not null,
  memory_id uuid not null,
  user_id uuid not null,
  place integer not null,
  text text not null,
  given_at timestamp with time zone not null default now(),
  constraint run_memories_pkey PRIMARY KEY (workspace_id, run_id, memory_id),
  constraint run_memories_workspace_id_memory_id_fkey FOREIGN KEY (workspace_id, memory_id) REFERENCES memories(workspace_id, id) ON DELETE CASCADE,
  constraint run_memories_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.run_memories
CREATE INDEX run_memories_by_memory ON public.run_memories USING btree (workspace_id, memory_id, given_at);
CREATE INDEX run_memories_by_user ON public.run_memories USING btree (user_id);
create policy own on public.run_memories for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_memories for all to service_role using (true) with check (true);

create table public.run_redactions (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  provider text not null,
  placeholders text[] not null,
  constraint run_redactions_pkey PRIMARY KEY (workspace_id, run_id, provider),
  constraint run_redactions_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.run_redactions
create policy own on public.run_redactions for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_redactions for all to service_role using (true) with check (true);

create table public.run_steps (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  number integer not null,
  attempt integer not null,
  user_id uuid not null,
  status text not null,
  model jsonb,
  content jsonb not null default '[]'::jsonb,
  finish_reason text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  error jsonb,
  started_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  integrity text not null default 'untrusted'::text,
  readers text[] not null default '{nobody}'::text[],
  kind text not null,
  step_key text not null,
  constraint run_steps_integrity_check CHECK ((integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint run_steps_pkey PRIMARY KEY (workspace_id, id),
  constraint run_steps_status_check CHECK ((status = ANY (ARRAY['running'::text, 'waiting'::text, 'succeeded'::text, 'failed'::text, 'interrupted'::text]))),
  constraint run_steps_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE,
  constraint run_steps_workspace_id_run_id_step_key_attempt_key UNIQUE (workspace_id, run_id, step_key, attempt)
);
-- row-level security is forced on public.run_steps
create policy own on public.run_steps for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_steps for all to service_role using (true) with check (true);
create policy shared on public.run_steps for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM runs r
  WHERE ((r.workspace_id = run_steps.workspace_id) AND (r.id = run_steps.run_id)))))) with check ();

create table public.run_tools (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  hashes text[] not null,
  created_at timestamp with time zone not null default now(),
  constraint run_tools_pkey PRIMARY KEY (workspace_id, run_id),
  constraint run_tools_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.run_tools
create policy own on public.run_tools for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_tools for all to service_role using (true) with check (true);

create table public.run_waits (
  workspace_id uuid not null,
  run_id uuid not null,
  step_key text not null,
  user_id uuid not null,
  kind text not null,
  subject_id uuid,
  wake_at timestamp with time zone,
  declared_at timestamp with time zone,
  satisfied_at timestamp with time zone,
  result jsonb,
  consumed_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  asks jsonb,
  constraint run_waits_kind_check CHECK ((kind = ANY (ARRAY['approval'::text, 'answer'::text, 'time'::text, 'child_run'::text, 'event'::text, 'limit'::text]))),
  constraint run_waits_pkey PRIMARY KEY (workspace_id, run_id, step_key),
  constraint run_waits_step_key_check CHECK (((length(step_key) >= 1) AND (length(step_key) <= 500))),
  constraint run_waits_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.run_waits
CREATE INDEX run_waits_at_limit ON public.run_waits USING btree (workspace_id, user_id) WHERE ((kind = 'limit'::text) AND (satisfied_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX run_waits_by_user ON public.run_waits USING btree (user_id);
create policy own on public.run_waits for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.run_waits for all to service_role using (true) with check (true);

create table public.runs (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  host text not null,
  host_id uuid not null,
  message_id uuid,
  status text not null,
  model_ref text,
  model jsonb,
  time_zone text not null default 'UTC'::text,
  attempt integer not null default 0,
  crash_count integer not null default 0,
  step_count integer not null default 0,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  error jsonb,
  cancel_requested_at timestamp with time zone,
  node_id text,
  fence integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  is_visitors boolean not null default false,
  driver text not null,
  trigger_kind text not null,
  trigger_id uuid,
  agent_version_id uuid,
  parent_run_id uuid,
  parent_step_key text,
  depth smallint not null default 0,
  wake_at timestamp with time zone,
  active_ms bigint not null default 0,
  active_since timestamp with time zone,
  forked_from_run_id uuid,
  forked_after_step integer,
  is_background boolean not null default false,
  hand_overs jsonb not null default '[]'::jsonb,
  agent_values jsonb,
  constraint runs_agent_values_check CHECK ((octet_length((agent_values)::text) <= 100000)),
  constraint runs_check CHECK (((parent_run_id IS NULL) OR (parent_step_key IS NOT NULL))),
  constraint runs_check1 CHECK (((forked_from_run_id IS NULL) = (forked_after_step IS NULL))),
  constraint runs_hand_overs_check CHECK (((jsonb_typeof(hand_overs) = 'array'::text) AND (jsonb_array_length(hand_overs) <= 10))),
  constraint runs_pkey PRIMARY KEY (workspace_id, id),
  constraint runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'waiting'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text]))),
  constraint runs_trigger_kind_check CHECK ((trigger_kind = ANY (ARRAY['message'::text, 'task'::text, 'schedule'::text, 'webhook'::text, 'event'::text, 'api'::text, 'run'::text]))),
  constraint runs_workspace_id_forked_from_run_id_fkey FOREIGN KEY (workspace_id, forked_from_run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE,
  constraint runs_workspace_id_parent_run_id_fkey FOREIGN KEY (workspace_id, parent_run_id) REFERENCES runs(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.runs
CREATE INDEX runs_active ON public.runs USING btree (workspace_id, user_id, id DESC) WHERE ((status = ANY (ARRAY['queued'::text, 'running'::text, 'waiting'::text])) AND (parent_run_id IS NULL));
CREATE INDEX runs_by_agent_version ON public.runs USING btree (workspace_id, agent_version_id, created_at) WHERE (agent_version_id IS NOT NULL);
CREATE INDEX runs_by_host ON public.runs USING btree (workspace_id, host, host_id, id DESC);
CREATE UNIQUE INDEX runs_by_id ON public.runs USING btree (id);
CREATE INDEX runs_by_origin ON public.runs USING btree (workspace_id, forked_from_run_id) WHERE (forked_from_run_id IS NOT NULL);
CREATE UNIQUE INDEX runs_by_parent ON public.runs USING btree (workspace_id, parent_run_id, parent_step_key) WHERE (parent_run_id IS NOT NULL);
CREATE INDEX runs_by_parent_step ON public.runs USING btree (workspace_id, parent_step_key) WHERE (parent_run_id IS NOT NULL);
CREATE INDEX runs_by_user ON public.runs USING btree (user_id);
CREATE INDEX runs_failed ON public.runs USING btree (workspace_id, user_id, id DESC) WHERE ((status = 'failed'::text) AND (parent_run_id IS NULL));
CREATE INDEX runs_handed_over ON public.runs USING btree (workspace_id, created_at) WHERE (hand_overs <> '[]'::jsonb);
CREATE INDEX runs_to_advance ON public.runs USING btree (lease_until NULLS FIRST) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX runs_to_wake ON public.runs USING btree (wake_at) WHERE ((status = 'waiting'::text) AND (wake_at IS NOT NULL));
create policy own on public.runs for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.runs for all to service_role using (true) with check (true);
create policy shared on public.runs for select to authenticated using (((workspace_id = app.workspace_id()) AND (host = 'conversation'::text) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = runs.workspace_id) AND (c.id = runs.host_id)))))) with check ();

create table public.schedule_slots (
  schedule_id uuid not null,
  slot timestamp with time zone not null,
  fired_at timestamp with time zone not null,
  constraint schedule_slots_pkey PRIMARY KEY (schedule_id, slot),
  constraint schedule_slots_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedules(id) ON DELETE CASCADE
);
-- row-level security is forced on public.schedule_slots
CREATE INDEX schedule_slots_by_age ON public.schedule_slots USING btree (fired_at);
create policy service on public.schedule_slots for all to service_role using (true) with check (true);

create table public.schedules (
  id uuid not null default gen_random_uuid(),
  workspace_id uuid,
  owner text not null,
  name text not null,
  is_declared boolean not null default false,
  cron text not null,
  time_zone text not null default 'UTC'::text,
  job text not null,
  payload jsonb not null default '{}'::jsonb,
  missed text not null default 'latest'::text,
  is_enabled boolean not null default true,
  next_slot timestamp with time zone,
  retry_at timestamp with time zone,
  constraint schedules_cron_check CHECK ((length(cron) <= 100)),
  constraint schedules_job_check CHECK ((length(job) <= 100)),
  constraint schedules_missed_check CHECK ((missed = ANY (ARRAY['skip'::text, 'latest'::text, 'all'::text]))),
  constraint schedules_name_check CHECK ((length(name) <= 200)),
  constraint schedules_owner_check CHECK ((length(owner) <= 60)),
  constraint schedules_pkey PRIMARY KEY (id),
  constraint schedules_time_zone_check CHECK ((length(time_zone) <= 60)),
  constraint schedules_workspace_id_owner_name_key UNIQUE NULLS NOT DISTINCT (workspace_id, owner, name)
);
-- row-level security is forced on public.schedules
CREATE INDEX schedules_due ON public.schedules USING btree (next_slot) WHERE is_enabled;
create policy service on public.schedules for all to service_role using (true) with check (true);

create table public.search_entries (
  workspace_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  words tsvector not null,
  constraint search_entries_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'message'::text]))),
  constraint search_entries_pkey PRIMARY KEY (workspace_id, conversation_id, id, kind),
  constraint search_entries_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.search_entries
CREATE INDEX search_entries_by_owner ON public.search_entries USING btree (workspace_id, owner_id, kind, at DESC, id DESC);
create policy of_search on public.search_entries for all to adjutant_owner using (true) with check (true);
create policy own on public.search_entries for all to authenticated using (((workspace_id = app.workspace_id()) AND (owner_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (owner_id = auth.uid())));
create policy service on public.search_entries for all to service_role using (true) with check (true);
create policy shared on public.search_entries for all to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = search_entries.workspace_id) AND (c.id = search_entries.conversation_id)))))) with check ();
CREATE TRIGGER owners_are_noted AFTER INSERT ON public.search_entries FOR EACH ROW WHEN ((random() < (0.002)::double precision)) EXECUTE FUNCTION app.note_crowded_owner();

create table public.search_pending (
  workspace_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  kind text not null,
  constraint search_pending_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'message'::text]))),
  constraint search_pending_pkey PRIMARY KEY (workspace_id, conversation_id, id, kind),
  constraint search_pending_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.search_pending
create policy of_search on public.search_pending for all to adjutant_owner using (true) with check (true);
create policy service on public.search_pending for all to service_role using (true) with check (true);

create table public.settled_entries (
  workspace_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  words tsvector not null,
  constraint search_entries_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'message'::text]))),
  constraint settled_entries_pkey PRIMARY KEY (workspace_id, conversation_id, id, kind),
  constraint settled_entries_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.settled_entries
CREATE INDEX settled_entries_by_owner ON public.settled_entries USING btree (workspace_id, owner_id, kind, at DESC, id DESC);
CREATE INDEX settled_entries_words ON public.settled_entries USING gin (words);
create policy of_search on public.settled_entries for all to adjutant_owner using (true) with check (true);
create policy service on public.settled_entries for all to service_role using (true) with check (true);

create table public.subscription_closings (
  provider text not null,
  is_live boolean not null,
  subscription_id text not null,
  created_at timestamp with time zone not null default now(),
  mode text not null default 'at_once'::text,
  constraint subscription_closings_mode_check CHECK ((mode = ANY (ARRAY['at_once'::text, 'at_period_end'::text]))),
  constraint subscription_closings_pkey PRIMARY KEY (provider, is_live, subscription_id)
);
-- row-level security is forced on public.subscription_closings
create policy of_deletion on public.subscription_closings for all to adjutant_owner using (true) with check (true);
create policy service on public.subscription_closings for all to service_role using (true) with check (true);

create table public.subscriptions (
  workspace_id uuid not null,
  provider text not null,
  is_live boolean not null,
  subscription_id text not null,
  customer_id text not null,
  status text not null,
  plan_id text,
  price_id text not null,
  quantity integer not null default 1,
  trial_ends_at timestamp with time zone,
  period_starts_at timestamp with time zone,
  period_ends_at timestamp with time zone,
  cancel_at timestamp with time zone,
  grace_until timestamp with time zone,
  created_at timestamp with time zone not null,
  synced_at timestamp with time zone not null,
  asked_at_number bigint not null,
  unit_cents bigint,
  currency text,
  paid_since timestamp with time zone,
  ended_at timestamp with time zone,
  billing_interval text,
  constraint subscriptions_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint subscriptions_currency_check CHECK ((length(currency) <= 64)),
  constraint subscriptions_customer_id_check CHECK ((length(customer_id) <= 200)),
  constraint subscriptions_pkey PRIMARY KEY (workspace_id, provider, is_live, subscription_id),
  constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES pricing_plans(id) ON DELETE SET NULL,
  constraint subscriptions_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint subscriptions_provider_is_live_subscription_id_key UNIQUE (provider, is_live, subscription_id),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text, 'unpaid'::text, 'incomplete'::text, 'incomplete_expired'::text, 'paused'::text]))),
  constraint subscriptions_subscription_id_check CHECK ((length(subscription_id) <= 200)),
  constraint subscriptions_unit_cents_check CHECK ((unit_cents >= 0)),
  constraint subscriptions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.subscriptions
CREATE INDEX subscriptions_by_end ON public.subscriptions USING btree (provider, is_live, ended_at) INCLUDE (paid_since) WHERE (ended_at IS NOT NULL);
CREATE INDEX subscriptions_by_lower_customer ON public.subscriptions USING btree (lower(customer_id));
CREATE INDEX subscriptions_by_lower_id ON public.subscriptions USING btree (lower(subscription_id));
CREATE INDEX subscriptions_by_payment ON public.subscriptions USING btree (provider, is_live, paid_since) INCLUDE (ended_at) WHERE (paid_since IS NOT NULL);
CREATE INDEX subscriptions_by_period_end ON public.subscriptions USING btree (period_ends_at) WHERE (status <> ALL (ARRAY['canceled'::text, 'incomplete_expired'::text]));
CREATE INDEX subscriptions_by_trial_end ON public.subscriptions USING btree (trial_ends_at) WHERE (status = 'trialing'::text);
CREATE INDEX subscriptions_past_due ON public.subscriptions USING btree (grace_until) WHERE (status = 'past_due'::text);
CREATE INDEX subscriptions_running ON public.subscriptions USING btree (provider, is_live, status, trial_ends_at) INCLUDE (plan_id, quantity, unit_cents, currency, billing_interval, paid_since) WHERE (status = ANY (ARRAY['active'::text, 'past_due'::text, 'trialing'::text]));
create policy of_deletion on public.subscriptions for select to adjutant_owner using (true) with check ();
create policy service on public.subscriptions for all to service_role using (true) with check (true);
CREATE TRIGGER close_subscription BEFORE DELETE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION app.close_subscription();
CREATE TRIGGER date_subscription BEFORE INSERT OR UPDATE OF status ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION app.date_subscription();

create table public.tasks (
  workspace_id uuid not null,
  id uuid not null,
  requester_id uuid not null,
  assignee_id uuid not null,
  title text not null,
  body text not null default ''::text,
  state text not null default 'open'::text,
  priority text not null default 'normal'::text,
  due_at timestamp with time zone,
  integrity text not null,
  readers text[] not null,
  source_run_id uuid,
  source_call_id uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  remind_at timestamp with time zone,
  reminded_for timestamp with time zone,
  constraint tasks_body_check CHECK ((length(body) <= 10000)),
  constraint tasks_pkey PRIMARY KEY (workspace_id, id),
  constraint tasks_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint tasks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint tasks_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
-- row-level security is forced on public.tasks
CREATE INDEX tasks_by_assignee ON public.tasks USING btree (workspace_id, assignee_id, state, id DESC);
CREATE INDEX tasks_by_end ON public.tasks USING btree (workspace_id, updated_at) WHERE (state = ANY (ARRAY['done'::text, 'cancelled'::text]));
CREATE INDEX tasks_by_requester ON public.tasks USING btree (workspace_id, requester_id, state, id DESC);
CREATE INDEX tasks_not_reminded_of ON public.tasks USING btree (remind_at) WHERE ((remind_at IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'in_progress'::text])) AND (reminded_for IS DISTINCT FROM remind_at));
CREATE INDEX tasks_of_assignee ON public.tasks USING btree (assignee_id);
CREATE INDEX tasks_of_requester ON public.tasks USING btree (requester_id);
CREATE INDEX tasks_to_remind_of ON public.tasks USING btree (workspace_id, assignee_id, remind_at) WHERE ((remind_at IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'in_progress'::text])));
create policy assigned on public.tasks for select to authenticated using (((workspace_id = app.workspace_id()) AND (assignee_id = auth.uid()))) with check ();
create policy assigned_to_change on public.tasks for update to authenticated using (((workspace_id = app.workspace_id()) AND (assignee_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (assignee_id = auth.uid())));
create policy requested on public.tasks for select to authenticated using (((workspace_id = app.workspace_id()) AND (requester_id = auth.uid()))) with check ();
create policy requested_to_change on public.tasks for update to authenticated using (((workspace_id = app.workspace_id()) AND (requester_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (requester_id = auth.uid())));
create policy requested_to_create on public.tasks for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (requester_id = auth.uid())));
create policy requested_to_take_back on public.tasks for delete to authenticated using (((workspace_id = app.workspace_id()) AND (requester_id = auth.uid()) AND (version = 1))) with check ();
create policy service on public.tasks for all to service_role using (true) with check (true);
CREATE TRIGGER require_task_change BEFORE UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.require_task_change();
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.tasks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('task');

create table public.team_memberships (
  workspace_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint team_memberships_pkey PRIMARY KEY (workspace_id, team_id, user_id),
  constraint team_memberships_workspace_id_team_id_fkey FOREIGN KEY (workspace_id, team_id) REFERENCES teams(workspace_id, id) ON DELETE CASCADE,
  constraint team_memberships_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES memberships(workspace_id, user_id) ON DELETE CASCADE
);
-- row-level security is forced on public.team_memberships
CREATE INDEX team_memberships_by_user ON public.team_memberships USING btree (workspace_id, user_id);
create policy of_rights on public.team_memberships for select to adjutant_owner using (true) with check ();
create policy own on public.team_memberships for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy service on public.team_memberships for all to service_role using (true) with check (true);
CREATE TRIGGER joined_is_told AFTER INSERT ON public.team_memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_team();
CREATE TRIGGER left_is_told AFTER DELETE ON public.team_memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_team();

create table public.teams (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  description text not null default ''::text,
  parent_id uuid,
  lead_id uuid,
  directory_group_id uuid,
  takes_teams boolean not null generated always as (((parent_id IS NULL) AND (directory_group_id IS NULL))) stored,
  parent_takes_teams boolean generated always as (
CASE
    WHEN (parent_id IS NOT NULL) THEN true
    ELSE NULL::boolean
END) stored,
  constraint teams_check CHECK ((parent_id <> id)),
  constraint teams_check1 CHECK (((directory_group_id IS NULL) OR ((parent_id IS NULL) AND (lead_id IS NULL)))),
  constraint teams_description_check CHECK ((length(description) <= 500)),
  constraint teams_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint teams_pkey PRIMARY KEY (workspace_id, id),
  constraint teams_workspace_id_directory_group_id_fkey FOREIGN KEY (workspace_id, directory_group_id) REFERENCES directory_groups(workspace_id, id) ON DELETE CASCADE,
  constraint teams_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint teams_workspace_id_id_lead_id_fkey FOREIGN KEY (workspace_id, id, lead_id) REFERENCES team_memberships(workspace_id, team_id, user_id) ON DELETE SET NULL (lead_id),
  constraint teams_workspace_id_id_takes_teams_key UNIQUE (workspace_id, id, takes_teams),
  constraint teams_workspace_id_parent_id_parent_takes_teams_fkey FOREIGN KEY (workspace_id, parent_id, parent_takes_teams) REFERENCES teams(workspace_id, id, takes_teams)
);
-- row-level security is forced on public.teams
CREATE UNIQUE INDEX teams_by_directory_group ON public.teams USING btree (workspace_id, directory_group_id) WHERE (directory_group_id IS NOT NULL);
CREATE INDEX teams_by_lead ON public.teams USING btree (workspace_id, lead_id) WHERE (lead_id IS NOT NULL);
CREATE UNIQUE INDEX teams_by_name ON public.teams USING btree (workspace_id, lower(name));
CREATE INDEX teams_by_parent ON public.teams USING btree (workspace_id, parent_id) WHERE (parent_id IS NOT NULL);
create policy of_rights on public.teams for select to adjutant_owner using (true) with check ();
create policy own_workspace on public.teams for select to authenticated using (((workspace_id = app.workspace_id()) AND ( SELECT app.sees_teams() AS sees_teams))) with check ();
create policy service on public.teams for all to service_role using (true) with check (true);
CREATE TRIGGER deleted_is_told BEFORE DELETE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.tell_of_deleted_team();
CREATE TRIGGER moved_is_told AFTER UPDATE OF parent_id ON public.teams FOR EACH ROW WHEN ((old.parent_id IS DISTINCT FROM new.parent_id)) EXECUTE FUNCTION app.tell_of_moved_team();

create table public.tool_calls (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  step_id uuid not null,
  conversation_id uuid,
  user_id uuid not null,
  tool_name text not null,
  input jsonb not null,
  effect text not null,
  output_trust text not null,
  status text not null,
  attempt integer not null default 1,
  output jsonb,
  summary text not null default ''::text,
  sources jsonb not null default '[]'::jsonb,
  error_code text,
  error_message text,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  integrity text not null default 'untrusted'::text,
  readers text[] not null default '{nobody}'::text[],
  result_integrity text,
  result_readers text[],
  tool_title text,
  tool_source text,
  tool_hash text,
  decision jsonb,
  approved_input jsonb,
  undone_at timestamp with time zone,
  undone_by uuid,
  undo_summary text,
  output_readers text[],
  constraint tool_calls_effect_check CHECK ((effect = ANY (ARRAY['read'::text, 'write'::text, 'send'::text]))),
  constraint tool_calls_integrity_check CHECK ((integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint tool_calls_output_trust_check CHECK ((output_trust = ANY (ARRAY['organization'::text, 'untrusted'::text]))),
  constraint tool_calls_pkey PRIMARY KEY (workspace_id, id),
  constraint tool_calls_result_integrity_check CHECK ((result_integrity = ANY (ARRAY['system'::text, 'user'::text, 'organization'::text, 'external'::text, 'untrusted'::text]))),
  constraint tool_calls_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'executing'::text, 'succeeded'::text, 'failed'::text, 'denied'::text, 'stopped'::text, 'unknown'::text])))
);
-- row-level security is forced on public.tool_calls
CREATE INDEX tool_calls_by_conversation ON public.tool_calls USING btree (workspace_id, conversation_id);
CREATE INDEX tool_calls_by_run ON public.tool_calls USING btree (workspace_id, run_id, id);
CREATE INDEX tool_calls_by_user ON public.tool_calls USING btree (user_id);
create policy own on public.tool_calls for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.tool_calls for all to service_role using (true) with check (true);
create policy shared on public.tool_calls for select to authenticated using (((workspace_id = app.workspace_id()) AND (EXISTS ( SELECT
   FROM conversations c
  WHERE ((c.workspace_id = tool_calls.workspace_id) AND (c.id = tool_calls.conversation_id)))))) with check ();

create table public.tool_modes (
  workspace_id uuid not null,
  tool_name text not null,
  set_by uuid,
  set_at timestamp with time zone not null default now(),
  mode text not null,
  needs_other boolean not null default false,
  constraint tool_modes_mode_check CHECK ((mode = ANY (ARRAY['automatic'::text, 'ask'::text, 'off'::text]))),
  constraint tools_switched_off_pkey PRIMARY KEY (workspace_id, tool_name),
  constraint tools_switched_off_switched_off_by_fkey FOREIGN KEY (set_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint tools_switched_off_tool_name_check CHECK (((length(tool_name) >= 1) AND (length(tool_name) <= 64)))
);
-- row-level security is forced on public.tool_modes
CREATE INDEX tool_modes_by_person ON public.tool_modes USING btree (set_by) WHERE (set_by IS NOT NULL);
create policy service on public.tool_modes for all to service_role using (true) with check (true);

create table public.tool_versions (
  workspace_id uuid not null,
  hash text not null,
  source text not null,
  name text not null,
  title text not null,
  description text not null,
  input_schema json not null,
  facts jsonb not null,
  effect text not null,
  is_idempotent boolean not null,
  output_trust text not null,
  created_at timestamp with time zone not null default now(),
  constraint tool_versions_effect_check CHECK ((effect = ANY (ARRAY['read'::text, 'write'::text, 'send'::text]))),
  constraint tool_versions_hash_check CHECK (((length(hash) >= 1) AND (length(hash) <= 64))),
  constraint tool_versions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint tool_versions_output_trust_check CHECK ((output_trust = ANY (ARRAY['organization'::text, 'untrusted'::text]))),
  constraint tool_versions_pkey PRIMARY KEY (workspace_id, hash),
  constraint tool_versions_source_check CHECK (((length(source) >= 1) AND (length(source) <= 64)))
);
-- row-level security is forced on public.tool_versions
create policy of_workspace on public.tool_versions for select to authenticated using ((workspace_id = app.workspace_id())) with check ();
create policy service on public.tool_versions for all to service_role using (true) with check (true);

create table public.trial_redemptions (
  id uuid not null,
  provider text not null,
  is_live boolean not null,
  email_hash text,
  card_hash text,
  redeemed_at timestamp with time zone not null,
  constraint trial_redemptions_pkey PRIMARY KEY (id),
  constraint trial_redemptions_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint trial_redemptions_provider_is_live_email_hash_key UNIQUE (provider, is_live, email_hash)
);
-- row-level security is forced on public.trial_redemptions
CREATE INDEX trial_redemptions_by_age ON public.trial_redemptions USING btree (redeemed_at);
CREATE INDEX trial_redemptions_by_card ON public.trial_redemptions USING btree (provider, is_live, card_hash) WHERE (card_hash IS NOT NULL);
create policy of_deletion on public.trial_redemptions for all to adjutant_owner using (true) with check (true);
create policy service on public.trial_redemptions for all to service_role using (true) with check (true);

create table public.trigger_firings (
  workspace_id uuid not null,
  id uuid not null,
  trigger_id uuid not null,
  user_id uuid not null,
  cause text not null,
  key text not null,
  due_at timestamp with time zone not null,
  fired_at timestamp with time zone not null,
  outcome text not null,
  reason_code text,
  reason text,
  body_hash text,
  conversation_id uuid,
  run_id uuid,
  origins uuid[] not null default '{}'::uuid[],
  constraint trigger_firings_cause_check CHECK ((cause = ANY (ARRAY['slot'::text, 'delivery'::text, 'event'::text, 'by_hand'::text]))),
  constraint trigger_firings_check CHECK (((outcome = 'started'::text) = (run_id IS NOT NULL))),
  constraint trigger_firings_check1 CHECK (((outcome = 'started'::text) = (conversation_id IS NOT NULL))),
  constraint trigger_firings_check2 CHECK (((outcome = 'started'::text) = (reason IS NULL))),
  constraint trigger_firings_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 260))),
  constraint trigger_firings_outcome_check CHECK ((outcome = ANY (ARRAY['started'::text, 'skipped'::text, 'refused'::text]))),
  constraint trigger_firings_pkey PRIMARY KEY (workspace_id, id),
  constraint trigger_firings_reason_check CHECK ((char_length(reason) <= 500)),
  constraint trigger_firings_workspace_id_trigger_id_fkey FOREIGN KEY (workspace_id, trigger_id) REFERENCES triggers(workspace_id, id) ON DELETE CASCADE,
  constraint trigger_firings_workspace_id_trigger_id_key_key UNIQUE (workspace_id, trigger_id, key)
);
-- row-level security is forced on public.trigger_firings
CREATE INDEX trigger_firings_by_age ON public.trigger_firings USING btree (fired_at);
CREATE INDEX trigger_firings_of_person ON public.trigger_firings USING btree (user_id);
CREATE INDEX trigger_firings_of_run ON public.trigger_firings USING btree (workspace_id, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX trigger_firings_of_trigger ON public.trigger_firings USING btree (workspace_id, trigger_id, id DESC);
create policy own on public.trigger_firings for select to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check ();
create policy own_to_send_again on public.trigger_firings for update to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()) AND (cause = 'delivery'::text) AND (outcome = 'refused'::text))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy own_to_store on public.trigger_firings for insert to authenticated using () with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.trigger_firings for all to service_role using (true) with check (true);

create table public.trigger_secrets (
  workspace_id uuid not null,
  trigger_id uuid not null,
  user_id uuid not null,
  sealed_secret text not null,
  sealed_previous text,
  previous_until timestamp with time zone,
  constraint trigger_secrets_check CHECK (((sealed_previous IS NULL) = (previous_until IS NULL))),
  constraint trigger_secrets_pkey PRIMARY KEY (trigger_id),
  constraint trigger_secrets_workspace_id_trigger_id_fkey FOREIGN KEY (workspace_id, trigger_id) REFERENCES triggers(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.trigger_secrets
CREATE INDEX trigger_secrets_of_person ON public.trigger_secrets USING btree (user_id);
CREATE INDEX trigger_secrets_of_trigger ON public.trigger_secrets USING btree (workspace_id, trigger_id);
create policy own on public.trigger_secrets for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.trigger_secrets for all to service_role using (true) with check (true);

create table public.triggers (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  name text not null,
  question text not null,
  agent_id uuid,
  time_zone text not null default 'UTC'::text,
  overlap text not null default 'skip'::text,
  cron text,
  missed text,
  proof text,
  event text,
  contains text,
  paused_at timestamp with time zone,
  paused_because text,
  active_since timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_told boolean not null default true,
  agent_values jsonb not null default '{}'::jsonb,
  constraint triggers_agent_values_check CHECK ((octet_length((agent_values)::text) <= 100000)),
  constraint triggers_check CHECK (((kind = 'schedule'::text) = (cron IS NOT NULL))),
  constraint triggers_check1 CHECK (((kind = 'schedule'::text) = (missed IS NOT NULL))),
  constraint triggers_check2 CHECK (((kind = 'webhook'::text) = (proof IS NOT NULL))),
  constraint triggers_check3 CHECK (((kind = 'event'::text) = (event IS NOT NULL))),
  constraint triggers_check4 CHECK (((kind = 'event'::text) OR (contains IS NULL))),
  constraint triggers_check5 CHECK (((paused_at IS NULL) = (paused_because IS NULL))),
  constraint triggers_contains_check CHECK (((char_length(contains) >= 1) AND (char_length(contains) <= 200))),
  constraint triggers_cron_check CHECK (((char_length(cron) >= 1) AND (char_length(cron) <= 100))),
  constraint triggers_event_check CHECK (((char_length(event) >= 1) AND (char_length(event) <= 60))),
  constraint triggers_kind_check CHECK ((kind = ANY (ARRAY['schedule'::text, 'webhook'::text, 'event'::text]))),
  constraint triggers_missed_check CHECK ((missed = ANY (ARRAY['skip'::text, 'latest'::text, 'all'::text]))),
  constraint triggers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint triggers_overlap_check CHECK ((overlap = ANY (ARRAY['skip'::text, 'start'::text]))),
  constraint triggers_paused_because_check CHECK ((paused_because = ANY (ARRAY['person'::text, 'agent'::text, 'failures'::text, 'chosen'::text, 'admin'::text, 'handed_over'::text]))),
  constraint triggers_pkey PRIMARY KEY (workspace_id, id),
  constraint triggers_proof_check CHECK ((proof = ANY (ARRAY['bearer'::text, 'signature'::text]))),
  constraint triggers_question_check CHECK (((char_length(question) >= 1) AND (char_length(question) <= 16000))),
  constraint triggers_time_zone_check CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 60)))
);
-- row-level security is forced on public.triggers
CREATE INDEX triggers_deleted ON public.triggers USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX triggers_of_agent ON public.triggers USING btree (workspace_id, agent_id) WHERE (agent_id IS NOT NULL);
CREATE INDEX triggers_of_person ON public.triggers USING btree (user_id, id DESC);
CREATE INDEX triggers_of_workspace ON public.triggers USING btree (workspace_id, id DESC) WHERE (deleted_at IS NULL);
create policy own on public.triggers for all to authenticated using (((workspace_id = app.workspace_id()) AND (user_id = auth.uid()))) with check (((workspace_id = app.workspace_id()) AND (user_id = auth.uid())));
create policy service on public.triggers for all to service_role using (true) with check (true);
CREATE TRIGGER told_is_forgotten AFTER DELETE ON public.triggers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notifications('trigger');

create table public.uncounted_events (
  event_id uuid not null,
  constraint uncounted_events_pkey PRIMARY KEY (event_id)
);
-- row-level security is forced on public.uncounted_events
create policy owner on public.uncounted_events for all to adjutant_owner using (true) with check (true);
create policy service on public.uncounted_events for all to service_role using (true) with check (true);

create table public.uncounted_sessions (
  session_id uuid not null,
  constraint uncounted_sessions_pkey PRIMARY KEY (session_id)
);
-- row-level security is forced on public.uncounted_sessions
create policy owner on public.uncounted_sessions for all to adjutant_owner using (true) with check (true);
create policy service on public.uncounted_sessions for all to service_role using (true) with check (true);

create table public.uncounted_steps (
  id uuid not null default gen_random_uuid(),
  step text not null,
  happened_at timestamp with time zone not null,
  constraint uncounted_steps_pkey PRIMARY KEY (id),
  constraint uncounted_steps_step_check CHECK ((step = ANY (ARRAY['trial_completed'::text, 'trial_account'::text])))
);
-- row-level security is forced on public.uncounted_steps
create policy owner on public.uncounted_steps for all to adjutant_owner using (true) with check (true);
create policy service on public.uncounted_steps for all to service_role using (true) with check (true);

create table public.usage_budgets (
  workspace_id uuid not null,
  scope text not null,
  scope_id uuid not null,
  entitlement text not null,
  value_limit bigint not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint usage_budgets_entitlement_check CHECK (((length(entitlement) >= 1) AND (length(entitlement) <= 64))),
  constraint usage_budgets_pkey PRIMARY KEY (workspace_id, scope, scope_id, entitlement),
  constraint usage_budgets_scope_check CHECK ((scope = ANY (ARRAY['user'::text, 'agent'::text]))),
  constraint usage_budgets_value_limit_check CHECK (((value_limit >= 0) AND (value_limit <= '9007199254740991'::bigint))),
  constraint usage_budgets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.usage_budgets
CREATE INDEX usage_budgets_by_scope ON public.usage_budgets USING btree (scope_id);
create policy owner on public.usage_budgets for all to adjutant_owner using (true) with check (true);
create policy service on public.usage_budgets for all to service_role using (true) with check (true);

create table public.usage_counters (
  workspace_id uuid not null,
  entitlement text not null,
  scope text not null,
  scope_id uuid not null,
  period_starts_at timestamp with time zone not null,
  used bigint not null default 0,
  reserved bigint not null default 0,
  soft_at bigint,
  warned_at timestamp with time zone,
  constraint usage_counters_pkey PRIMARY KEY (workspace_id, entitlement, scope, scope_id, period_starts_at),
  constraint usage_counters_reserved_check CHECK ((reserved >= 0)),
  constraint usage_counters_scope_check CHECK ((scope = ANY (ARRAY['workspace'::text, 'user'::text, 'agent'::text]))),
  constraint usage_counters_used_check CHECK ((used >= 0)),
  constraint usage_counters_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.usage_counters
CREATE INDEX usage_counters_by_age ON public.usage_counters USING btree (period_starts_at);
CREATE INDEX usage_counters_by_scope ON public.usage_counters USING btree (scope_id);
CREATE INDEX usage_counters_warned ON public.usage_counters USING btree (warned_at) WHERE (warned_at IS NOT NULL);
create policy owner on public.usage_counters for all to adjutant_owner using (true) with check (true);
create policy service on public.usage_counters for all to service_role using (true) with check (true);

create table public.usage_ledger (
  workspace_id uuid not null,
  request_id text not null,
  entitlement text not null,
  user_id uuid,
  agent_id uuid,
  period_starts_at timestamp with time zone not null,
  state text not null,
  reserved_amount bigint not null,
  used_amount bigint not null default 0,
  facts jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint usage_ledger_pkey PRIMARY KEY (workspace_id, request_id),
  constraint usage_ledger_request_id_check CHECK (((length(request_id) >= 1) AND (length(request_id) <= 200))),
  constraint usage_ledger_reserved_amount_check CHECK ((reserved_amount >= 0)),
  constraint usage_ledger_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'settled'::text, 'released'::text]))),
  constraint usage_ledger_used_amount_check CHECK ((used_amount >= 0)),
  constraint usage_ledger_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.usage_ledger
CREATE INDEX usage_ledger_by_age ON public.usage_ledger USING btree (created_at);
CREATE INDEX usage_ledger_by_user ON public.usage_ledger USING btree (user_id);
CREATE INDEX usage_ledger_waiting ON public.usage_ledger USING btree (changed_at) WHERE (state = 'reserved'::text);
create policy owner on public.usage_ledger for all to adjutant_owner using (true) with check (true);
create policy service on public.usage_ledger for all to service_role using (true) with check (true);

create table public.user_events (
  id uuid not null default uuidv7(),
  session_id uuid not null,
  event_type text not null,
  route text not null,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint user_events_event_type_check CHECK (((length(event_type) >= 1) AND (length(event_type) <= 64))),
  constraint user_events_metadata_check CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (octet_length((metadata)::text) <= 4096))),
  constraint user_events_pkey PRIMARY KEY (id),
  constraint user_events_route_check CHECK ((length(route) <= 512)),
  constraint user_events_session_id_fkey FOREIGN KEY (session_id) REFERENCES user_sessions(id) ON DELETE CASCADE
);
-- row-level security is forced on public.user_events
CREATE INDEX user_events_by_age ON public.user_events USING btree (created_at);
CREATE INDEX user_events_by_session ON public.user_events USING btree (session_id);
create policy anyone_adds on public.user_events for insert to anon, authenticated using () with check (true);
create policy service on public.user_events for all to service_role using (true) with check (true);
CREATE TRIGGER cut_route BEFORE INSERT ON public.user_events FOR EACH ROW EXECUTE FUNCTION app.cut_route();
CREATE TRIGGER note_events AFTER INSERT ON public.user_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.note_events();

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null default now(),
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_role_check CHECK ((role = 'admin'::text)),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
-- row-level security is forced on public.user_roles
create policy own on public.user_roles for select to authenticated using ((user_id = auth.uid())) with check ();
create policy service on public.user_roles for all to service_role using (true) with check (true);

create table public.user_sessions (
  id uuid not null default uuidv7(),
  company text not null,
  domain text not null,
  fingerprint text not null,
  user_agent text not null,
  is_authenticated boolean not null default false,
  is_bot boolean not null generated always as (app.is_bot(user_agent)) stored,
  created_at timestamp with time zone not null default now(),
  transaction_id xid8 not null default pg_current_xact_id(),
  constraint user_sessions_company_check CHECK ((length(company) <= 200)),
  constraint user_sessions_domain_check CHECK ((length(domain) <= 253)),
  constraint user_sessions_fingerprint_check CHECK ((length(fingerprint) = 12)),
  constraint user_sessions_pkey PRIMARY KEY (id),
  constraint user_sessions_user_agent_check CHECK ((length(user_agent) <= 512))
);
-- row-level security is forced on public.user_sessions
CREATE INDEX user_sessions_by_age ON public.user_sessions USING btree (created_at);
CREATE INDEX user_sessions_of_bots ON public.user_sessions USING btree (created_at) WHERE is_bot;
create policy anyone_adds on public.user_sessions for insert to anon, authenticated using () with check (true);
create policy just_added on public.user_sessions for select to anon, authenticated using ((transaction_id = pg_current_xact_id_if_assigned())) with check ();
create policy service on public.user_sessions for all to service_role using (true) with check (true);
CREATE TRIGGER note_sessions AFTER INSERT ON public.user_sessions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.note_sessions();

create table public.user_voice_settings (
  user_id uuid not null,
  voice_name text not null,
  updated_at timestamp with time zone not null default now(),
  constraint user_voice_settings_pkey PRIMARY KEY (user_id),
  constraint user_voice_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint user_voice_settings_voice_name_check CHECK (((length(voice_name) >= 1) AND (length(voice_name) <= 64)))
);
-- row-level security is forced on public.user_voice_settings
create policy own on public.user_voice_settings for all to authenticated using ((user_id = auth.uid())) with check ((user_id = auth.uid()));
create policy service on public.user_voice_settings for all to service_role using (true) with check (true);

create table public.vector_claims (
  workspace_id uuid not null,
  collection_id uuid not null,
  claimed_until timestamp with time zone not null,
  constraint vector_claims_pkey PRIMARY KEY (workspace_id, collection_id),
  constraint vector_claims_workspace_id_collection_id_fkey FOREIGN KEY (workspace_id, collection_id) REFERENCES collections(workspace_id, id) ON DELETE CASCADE
);
-- row-level security is forced on public.vector_claims
create policy service on public.vector_claims for all to service_role using (true) with check (true);

create table public.voices (
  id text not null,
  name text not null,
  description text not null,
  category text not null,
  personality text not null,
  sort_order integer not null,
  constraint voices_id_check CHECK ((length(id) <= 64)),
  constraint voices_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.voices
create policy everyone on public.voices for select to anon, authenticated using (true) with check ();
create policy service on public.voices for all to service_role using (true) with check (true);

create table public.webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  object_id text,
  status text not null,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  constraint webhook_events_event_id_check CHECK ((length(event_id) <= 200)),
  constraint webhook_events_pkey PRIMARY KEY (provider, event_id),
  constraint webhook_events_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint webhook_events_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'ignored'::text]))),
  constraint webhook_events_type_check CHECK ((length(type) <= 200))
);
-- row-level security is forced on public.webhook_events
CREATE INDEX webhook_events_by_age ON public.webhook_events USING btree (received_at);
CREATE INDEX webhook_events_waiting ON public.webhook_events USING btree (received_at) WHERE (status = 'waiting'::text);
create policy service on public.webhook_events for all to service_role using (true) with check (true);

create table public.workspace_plans (
  workspace_id uuid not null,
  source text not null,
  origin text not null,
  plan_key text not null,
  quantity integer not null default 1,
  phase text not null,
  period_starts_at timestamp with time zone not null,
  period_ends_at timestamp with time zone,
  access_ends_at timestamp with time zone,
  note text not null default ''::text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint workspace_plans_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint workspace_plans_note_check CHECK ((length(note) <= 500)),
  constraint workspace_plans_origin_check CHECK ((length(origin) <= 64)),
  constraint workspace_plans_phase_check CHECK ((phase = ANY (ARRAY['trial'::text, 'paid'::text, 'grace'::text]))),
  constraint workspace_plans_pkey PRIMARY KEY (workspace_id, source, origin),
  constraint workspace_plans_plan_key_check CHECK (((length(plan_key) >= 1) AND (length(plan_key) <= 64))),
  constraint workspace_plans_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100))),
  constraint workspace_plans_source_check CHECK ((source = ANY (ARRAY['subscription'::text, 'assigned'::text]))),
  constraint workspace_plans_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
-- row-level security is forced on public.workspace_plans
CREATE INDEX workspace_plans_by_author ON public.workspace_plans USING btree (created_by);
CREATE INDEX workspace_plans_by_phase ON public.workspace_plans USING btree (source, phase, workspace_id);
create policy service on public.workspace_plans for all to service_role using (true) with check (true);
CREATE TRIGGER announce_entitlements AFTER INSERT OR DELETE OR UPDATE ON public.workspace_plans FOR EACH ROW EXECUTE FUNCTION app.announce_entitlements();

create table public.workspaces (
  id uuid not null,
  name text not null,
  personal_of uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint workspaces_check CHECK ((personal_of = id)),
  constraint workspaces_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint workspaces_personal_of_fkey FOREIGN KEY (personal_of) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint workspaces_personal_of_key UNIQUE (personal_of),
  constraint workspaces_pkey PRIMARY KEY (id)
);
-- row-level security is forced on public.workspaces
CREATE INDEX workspaces_by_name ON public.workspaces USING btree (lower(name) text_pattern_ops);
create policy of_holds on public.workspaces for select to adjutant_owner using (true) with check ();
create policy of_own_membership on public.workspaces for select to authenticated using ((EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.workspace_id = workspaces.id) AND (m.user_id = auth.uid()))))) with check ();
create policy service on public.workspaces for all to service_role using (true) with check (true);

CREATE OR REPLACE FUNCTION app.acted_for_caller(workspace uuid, event bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  -- As a variable, or the index would not be used: how it is computed is not leakproof.
  mine text := 'person:' || auth.uid()::text;
begin
  return exists (select from audit_facets f where f.workspace_id = workspace
    and f.facet = mine and f.event_number = event);
end
$function$;

CREATE OR REPLACE FUNCTION app.announce_entitlements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('entitlements', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'workspace_id');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.announce_plan_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('entitlements', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.browser_of(user_agent text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when user_agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
    when user_agent ~ 'OPR/|Opera' then 'Opera'
    when user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
    when user_agent ~ 'Firefox/|FxiOS/' then 'Firefox'
    when user_agent ~ 'Chrome/|CriOS/|Chromium/' then 'Chrome'
    when user_agent ~ 'Safari/' then 'Safari'
    else 'Other' end
$function$;

CREATE OR REPLACE FUNCTION app.close_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status not in ('canceled', 'incomplete_expired') then
    insert into subscription_closings (provider, is_live, subscription_id)
    values (old.provider, old.is_live, old.subscription_id)
    on conflict (provider, is_live, subscription_id) do update set mode = 'at_once';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION app.collections_read_by(person uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(c.id), '{}') from collections c
  join memberships m on m.workspace_id = c.workspace_id and m.user_id = person
  where cardinality(app.readers_among(c.workspace_id, 'collection', c.id, array[person])) > 0
$function$;

CREATE OR REPLACE FUNCTION app.contact_subject(contact text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select overlay(overlay(left(hex, 32) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid
  from encode(sha256(convert_to('contact:' || contact, 'UTF8')), 'hex') as hex
$function$;

CREATE OR REPLACE FUNCTION app.contest_awaited_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if app.is_awaited_address(new.email) then
    new.email_contested_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.conversation_of_artifact(of_workspace uuid, artifact uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.conversation_id from public.artifacts a
  where app.is_asked_of_own(of_workspace) and a.workspace_id = of_workspace and a.id = artifact
$function$;

CREATE OR REPLACE FUNCTION app.conversations_of_hold(of_workspace uuid, of_hold uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with subjects as (
    select s.kind, s.subject_id from public.hold_subjects s where s.workspace_id = of_workspace and s.hold_id = of_hold)
  select c.id from public.conversations c join public.holds h on h.workspace_id = of_workspace and h.id = of_hold
  where c.workspace_id = of_workspace
    and (h.made_from is null or c.updated_at >= h.made_from) and (h.made_until is null or c.created_at < h.made_until)
    and (h.is_whole
      or c.id in (select subject_id from subjects where kind = 'conversation')
      or c.user_id in (select subject_id from subjects where kind = 'person')
      or c.agent_id in (select subject_id from subjects where kind = 'agent')
      or c.id in (
        select m.conversation_id from public.messages m
        where m.workspace_id = of_workspace and m.user_id in (select subject_id from subjects where kind = 'person')))
$function$;

CREATE OR REPLACE FUNCTION app.count_collection_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform app.lock_collection_words(array(select distinct r.collection_id from removed r));
    with gone as materialized (
      select r.workspace_id, r.collection_id, substr(lexeme, 10) as word, count(*)::int as passages
      from removed r
      join public.collections c on c.workspace_id = r.workspace_id and c.id = r.collection_id
      cross join lateral unnest(tsvector_to_array(r.words) || app.search_mark('k', r.collection_id)) lexeme
      group by 1, 2, 3),
    emptied as (
      delete from public.collection_words w using gone g
      where w.workspace_id = g.workspace_id and w.collection_id = g.collection_id and w.word = g.word
        and w.passages <= g.passages)
    update public.collection_words w set passages = w.passages - g.passages from gone g
    where w.workspace_id = g.workspace_id and w.collection_id = g.collection_id and w.word = g.word
      and w.passages > g.passages;
  end if;
  if tg_op <> 'DELETE' then
    perform app.lock_collection_words(array(select distinct a.collection_id from added a));
    insert into public.collection_words as w (workspace_id, collection_id, word, passages)
    select a.workspace_id, a.collection_id, substr(lexeme, 10), count(*)
    from added a
    cross join lateral unnest(tsvector_to_array(a.words) || app.search_mark('k', a.collection_id)) lexeme
    group by 1, 2, 3
    on conflict (workspace_id, collection_id, word) do update set passages = w.passages + excluded.passages;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.count_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform app.count_up(tg_argv[0], case tg_op when 'DELETE' then -1 else 1 end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.count_up(counter text, by bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update public.counters set value = value + by
  where name = counter and shard = (
    select c.shard from public.counters c where c.name = counter order by c.shard limit 1 for update skip locked);
  if not found then
    insert into public.counters (name, value) values (counter, by);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION app.cross_soft_limit(of_workspace uuid, of_entitlement text, period timestamp with time zone, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  update usage_counters c set warned_at = at
    where c.workspace_id = of_workspace and c.entitlement = of_entitlement and c.scope = 'workspace'
      and c.period_starts_at = period and c.warned_at is null and c.used > 0 and c.used >= c.soft_at;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION app.cut_route()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.route := regexp_replace(split_part(new.route, '?', 1), '#(?![a-z-]{1,24}$).*$', '');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.date_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    new.ended_at := old.ended_at;
  end if;
  if new.status in ('canceled', 'unpaid', 'paused', 'incomplete_expired') then
    new.ended_at := coalesce(new.ended_at, new.synced_at);
  else
    new.ended_at := null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.decides_request(of_workspace uuid, person uuid, of_wants text, of_role text, of_team uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.device_of(user_agent text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when user_agent ~* 'ipad|tablet|kindle|silk|playbook|android(?!.*mobile)' then 'tablet'
    when user_agent ~* 'mobi|iphone|ipod|phone' then 'phone'
    else 'desktop' end
$function$;

CREATE OR REPLACE FUNCTION app.editable_collections()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(c.id), '{}') from public.collections c
  where c.workspace_id = app.workspace_id()
    and (c.user_id = auth.uid() or c.id = any ((select app.granted('collection', '{editor}'))::uuid[]))
$function$;

CREATE OR REPLACE FUNCTION app.end_reservation(of_workspace uuid, of_request text, new_state text, amount bigint, more jsonb, at timestamp with time zone, OUT is_known boolean, OUT is_new boolean, OUT of_entitlement text, OUT has_crossed boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  known usage_ledger;
begin
  perform app.require_own_usage(of_workspace);
  has_crossed := false;
  is_new := false;
  select * into known from usage_ledger l
    where l.workspace_id = of_workspace and l.request_id = of_request for update;
  is_known := found;
  of_entitlement := known.entitlement;
  if not is_known or known.state = 'settled' or known.state = new_state then return; end if;
  is_new := true;
  update usage_ledger l set state = new_state, used_amount = amount, facts = l.facts || more, changed_at = at
    where l.workspace_id = of_workspace and l.request_id = of_request;
  -- The counter of the workspace first, as in reserving.
  perform from usage_counters c where c.workspace_id = of_workspace and c.entitlement = known.entitlement
    and c.scope = 'workspace' and c.period_starts_at = known.period_starts_at for update;
  update usage_counters c set used = c.used + amount,
      reserved = greatest(0, c.reserved - case when known.state = 'reserved' then known.reserved_amount else 0 end)
    from app.usage_scopes(of_workspace, known.user_id, known.agent_id) s
    where c.workspace_id = of_workspace and c.entitlement = known.entitlement and c.scope = s.scope
      and c.scope_id = s.scope_id and c.period_starts_at = known.period_starts_at;
  has_crossed := app.cross_soft_limit(of_workspace, known.entitlement, known.period_starts_at, at);
end
$function$;

CREATE OR REPLACE FUNCTION app.find_artifacts(words text, before_at timestamp with time zone, before_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
AS $function$
declare
  of_workspace uuid := app.workspace_id();
  me uuid := auth.uid();
  wanted text := lower(words);
  beside uuid[] := app.granted('conversation');
  themselves uuid[] := app.granted('artifact');
begin
  return query
    select a.id from public.artifacts a
    where a.workspace_id = of_workspace and a.user_id = me and a.deleted_at is null
      and (a.updated_at, a.id) < (before_at, before_id) and position(wanted in lower(a.title)) > 0
      and app.is_found(of_workspace, a.conversation_id, null)
    order by a.updated_at desc, a.id desc limit most;
  return query
    select a.id from public.artifacts a
    where a.workspace_id = of_workspace and (a.conversation_id = any (beside) or a.id = any (themselves))
      and a.user_id <> me and a.deleted_at is null
      and (a.updated_at, a.id) < (before_at, before_id) and position(wanted in lower(a.title)) > 0
      and app.is_found(of_workspace, a.conversation_id, null)
    order by a.updated_at desc, a.id desc limit most;
end
$function$;

CREATE OR REPLACE FUNCTION app.find_caller(session uuid, person uuid, workspace uuid)
 RETURNS TABLE(email text, role text, is_admin boolean, lacks_factor boolean, is_closing boolean, is_suspended boolean)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.find_entries(of_kind text, query text, before_at timestamp with time zone, before_id uuid, except_conversation uuid, most integer)
 RETURNS TABLE(conversation_id uuid, id uuid, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
AS $function$
declare
  of_workspace uuid := app.workspace_id();
  me uuid := auth.uid();
  wanted tsquery := replace(query, '~', app.search_mark(of_kind, me))::tsquery;
  anybody tsquery;
  entry record;
  walked int := 0;
  found_young int := 0;
  found_settled int := 0;
  youngest_settled timestamptz;
begin
  for entry in
    select e.conversation_id, e.id, e.at, e.words from public.search_entries e
    where e.workspace_id = of_workspace and e.owner_id = me and e.kind = of_kind
      and (e.at, e.id) < (before_at, before_id)
    order by e.at desc, e.id desc
  loop
    if entry.words @@ wanted and app.is_found(of_workspace, entry.conversation_id, except_conversation) then
      found_young := found_young + 1;
      return query select entry.conversation_id, entry.id, entry.at;
      exit when found_young = most;
    end if;
  end loop;

  -- An imported text is young and may be older than a settled one.
  select max(s.at) into youngest_settled from public.settled_entries s
  where s.workspace_id = of_workspace and s.owner_id = me and s.kind = of_kind;
  if found_young < most or entry.at <= youngest_settled then
    for entry in
      select s.conversation_id, s.id, s.at, s.words from public.settled_entries s
      where s.workspace_id = of_workspace and s.owner_id = me and s.kind = of_kind
        and (s.at, s.id) < (before_at, before_id)
      order by s.at desc, s.id desc limit 1000
    loop
      walked := walked + 1;
      if entry.words @@ wanted and app.is_found(of_workspace, entry.conversation_id, except_conversation) then
        found_settled := found_settled + 1;
        return query select entry.conversation_id, entry.id, entry.at;
        exit when found_settled = most;
      end if;
    end loop;
    if walked = 1000 and found_settled < most then
      return query
        with hits as materialized (
          select s.workspace_id, s.owner_id, s.kind, s.conversation_id, s.id, s.at
          from public.settled_entries s where s.words @@ wanted)
        select h.conversation_id, h.id, h.at from hits h
        where h.workspace_id = of_workspace and h.owner_id = me and h.kind = of_kind
          and (h.at, h.id) < (entry.at, entry.id)
          and app.is_found(of_workspace, h.conversation_id, except_conversation)
        order by h.at desc, h.id desc limit most - found_settled;
    end if;
  end if;

  for entry in
    select c.id, c.user_id from public.conversations c
    where c.workspace_id = of_workspace and c.id = any (app.granted('conversation')) and c.user_id <> me
      and app.is_found(of_workspace, c.id, except_conversation)
  loop
    anybody := replace(query, '~', app.search_mark(of_kind, entry.user_id))::tsquery;
    return query
      select e.conversation_id, e.id, e.at from (
        select * from public.search_entries union all select * from public.settled_entries) e
      where e.workspace_id = of_workspace and e.conversation_id = entry.id and e.kind = of_kind
        and (e.at, e.id) < (before_at, before_id) and e.words @@ anybody;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION app.find_passages(asked uuid[], queries text[], weights double precision[], most_read integer, most integer)
 RETURNS TABLE(document_id uuid, number integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
AS $function$
declare
  of_workspace uuid := app.workspace_id();
  allowed uuid[] := array(select unnest(asked[1:20]) intersect select unnest(app.readable_collections()));
begin
  return query
    with hits as materialized (
      select f.document_id, f.number, q.weight
      from unnest(queries[1:40], weights[1:40]) q (query, weight)
      cross join lateral app.passages_with(q.query::tsquery, least(most_read, 5000)) f
      where f.workspace_id = of_workspace and f.collection_id = any (allowed))
    select h.document_id, h.number from hits h
    group by h.document_id, h.number
    order by sum(h.weight) desc, h.document_id, h.number limit least(most, 500);
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_directory_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare team uuid := case tg_op when 'INSERT' then uuidv7() else (
  select t.id from teams t where t.workspace_id = new.workspace_id and t.directory_group_id = new.id) end;
begin
  loop
    begin
      insert into teams (workspace_id, id, name, directory_group_id)
      values (new.workspace_id, team, app.free_team_name(new.workspace_id, team, new.display_name), new.id)
      on conflict (workspace_id, id) do update set name = excluded.name;
      return null;
    exception when unique_violation then
      -- Somebody took the name meanwhile: the next one.
    end;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_directory_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    delete from team_memberships m using directory_group_people gp, teams t
    where gp.workspace_id = old.workspace_id and gp.person_id = old.id
      and t.workspace_id = old.workspace_id and t.directory_group_id = gp.group_id
      and m.workspace_id = old.workspace_id and m.team_id = t.id and m.user_id = old.user_id;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  perform app.keep_directory_teams(new.workspace_id, array[new.user_id]);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_group_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform app.keep_directory_teams(c.workspace_id, array_agg(p.user_id))
    from changed c join directory_people p on p.workspace_id = c.workspace_id and p.id = c.person_id
    group by c.workspace_id;
  else
    delete from team_memberships m using changed c, directory_people p, teams t
    where p.workspace_id = c.workspace_id and p.id = c.person_id
      and t.workspace_id = c.workspace_id and t.directory_group_id = c.group_id
      and m.workspace_id = c.workspace_id and m.team_id = t.id and m.user_id = p.user_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.keep_directory_teams(new.workspace_id, array[new.user_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.forget_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.notifications n using gone
  where n.workspace_id = gone.workspace_id and n.object_id = gone.id and n.object_type = tg_argv[0];
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.forget_vectors()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.chunk_vectors v using added a
  where v.workspace_id = a.workspace_id and v.document_id = a.document_id and v.number = a.number;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.found_personal_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspaces (id, name, personal_of) values (new.id, 'Personal', new.id);
  insert into memberships (workspace_id, user_id, role) values (new.id, new.id, 'owner');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.free_team_name(of_workspace uuid, of_team uuid, wanted text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select w.name from (
    select 0 as number, left(wanted, 100) as name
    union all
    select n, left(wanted, 100 - length(n::text) - 3) || ' (' || n || ')' from generate_series(2, 1000) as n) as w
  where not exists (
    select from public.teams t where t.workspace_id = of_workspace and lower(t.name) = lower(w.name) and t.id <> of_team)
  order by w.number limit 1
$function$;

CREATE OR REPLACE FUNCTION app.give_artifacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.artifacts a set user_id = new.user_id
  where a.workspace_id = new.workspace_id and a.conversation_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.give_trial_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with given as (
    select t.id from public.trial_redemptions t join public.checkout_intents i
      on i.provider = t.provider and i.is_live = t.is_live and i.email_hash = t.email_hash
    where i.user_id = old.id and i.status = 'consumed' and i.trial_days is not null
  ), unnamed as (
    update public.trial_redemptions set email_hash = null
    where card_hash is not null and id in (select id from given)
  )
  delete from public.trial_redemptions where card_hash is null and id in (select id from given);
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION app.grant_object(grant_id uuid, of_type text, of_object uuid, to_user uuid, to_team uuid, as_relation text, until timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.grants
    (workspace_id, id, object_type, object_id, user_id, team_id, relation, created_by, expires_at)
  values (app.workspace_id(), grant_id, of_type, of_object, to_user, case when to_user is null then to_team end,
    as_relation, auth.uid(), until)
  on conflict (workspace_id, object_type, object_id, user_id, team_id)
  do update set relation = excluded.relation, created_by = excluded.created_by, created_at = now(),
    expires_at = excluded.expires_at
$function$;

CREATE OR REPLACE FUNCTION app.granted(of_type text, for_relations text[] DEFAULT '{viewer,commenter,editor}'::text[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(object_id), '{}') from app.own_grants(of_type) where relation = any(for_relations)
$function$;

CREATE OR REPLACE FUNCTION app.granted_relation(of_type text, of_object uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select relation from app.own_grants(of_type) where object_id = of_object
  order by array_position('{editor,commenter,viewer}'::text[], relation) limit 1
$function$;

CREATE OR REPLACE FUNCTION app.has_account(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from auth.users u where u.id = person and u.deleted_at is null)
$function$;

CREATE OR REPLACE FUNCTION app.has_proved_address(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from auth.users u where u.id = person and u.deleted_at is null
    and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null))
$function$;

CREATE OR REPLACE FUNCTION app.held_key_subjects(of_workspace uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with parties as materialized (select app.people_of_held_conversations(of_workspace) as id),
  subjects as materialized (select distinct k.subject_id as id from public.data_keys k where k.workspace_id = of_workspace)
  select s.id from subjects s where exists (
    select from public.holds h
    where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())
      and (h.is_whole or s.id = of_workspace))
  or exists (
    select from app.people_of_key(s.id) p (id)
    where app.hold_on_account(p.id) is not null or app.is_known(p.id) and p.id in (select parties.id from parties))
$function$;

CREATE OR REPLACE FUNCTION app.hold_at(hold uuid)
 RETURNS TABLE(workspace_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select h.workspace_id, h.id from public.holds h where h.id = hold
$function$;

CREATE OR REPLACE FUNCTION app.hold_audit_events()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  lock table public.audit_events in share mode;
end
$function$;

CREATE OR REPLACE FUNCTION app.hold_has_conversation(of_workspace uuid, of_hold uuid, conversation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.is_covered(of_workspace, of_hold,
    array[c.user_id] || array(
      select distinct m.user_id from public.messages m
      where m.workspace_id = of_workspace and m.conversation_id = c.id),
    c.id, c.agent_id, c.created_at, c.updated_at)
  from public.conversations c where c.workspace_id = of_workspace and c.id = conversation
$function$;

CREATE OR REPLACE FUNCTION app.hold_has_file(of_workspace uuid, of_hold uuid, file uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.is_covered(of_workspace, of_hold, array[f.user_id], null, null, f.created_at, f.updated_at)
    or exists (
      select from (
        select distinct m.conversation_id from public.message_files mf
        join public.messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
        where mf.workspace_id = of_workspace and mf.file_id = file) sent
      where app.hold_has_conversation(of_workspace, of_hold, sent.conversation_id))
  from public.files f where f.workspace_id = of_workspace and f.id = file
$function$;

CREATE OR REPLACE FUNCTION app.hold_in_words(hold uuid, kind text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select format('The hold “%s” keeps this %s, so it cannot be deleted.%s %s', h.name, kind,
    case kind when 'account' then format(' It stands in the workspace %s.', h.workspace_id) else '' end,
    case
      when not exists (
        select from public.memberships m
        where m.workspace_id = h.workspace_id and m.user_id = h.placed_by and m.suspended_at is null
          and m.role in ('owner', 'admin')) then 'Ask an admin of the workspace.'
      when h.placed_by = auth.uid() then 'You placed it: it is released under Compliance, Holds and retention.'
      else format('Ask %s.',
        coalesce(app.name_of_person(h.placed_by) || ', who placed it', 'an admin of the workspace')) end)
  from public.holds h where h.id = hold
$function$;

CREATE OR REPLACE FUNCTION app.hold_mail(mail_id uuid, send_to text[], send_cc text[], send_bcc text[], answers_to text, of_subject text, of_body text, of_integrity text, of_readers text[], of_conversation uuid, release timestamp with time zone, at timestamp with time zone, repeats uuid, to_outbox boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if auth.uid() is null or app.workspace_id() is null or release < at
    or (repeats is not null and not exists (
      select from outgoing_mails m
      where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.id = repeats
        and m.state in ('failed', 'unknown', 'in_outbox')
        and (m.to_addresses, m.cc_addresses, m.bcc_addresses, m.subject, m.body, m.integrity, m.readers)
          = (send_to, send_cc, send_bcc, of_subject, of_body, of_integrity, of_readers)))
  then
    raise exception 'This mail may not be stored.' using errcode = 'insufficient_privilege';
  end if;
  insert into outgoing_mails (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to, subject,
    body, integrity, readers, conversation_id, release_at, due_at, created_at, again_of, for_outbox)
  values (app.workspace_id(), mail_id, auth.uid(), send_to, send_cc, send_bcc, answers_to, of_subject, of_body,
    of_integrity, of_readers, of_conversation, release, release, at, repeats, to_outbox)
  on conflict do nothing;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION app.hold_on_account(person uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from app.holds_on_account(person) order by id limit 1
$function$;

CREATE OR REPLACE FUNCTION app.hold_on_agent(of_workspace uuid, agent uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.hold_on_row(of_workspace, array[a.user_id], null, agent, a.created_at, a.updated_at)
  from public.agents a where a.workspace_id = of_workspace and a.id = agent
$function$;

CREATE OR REPLACE FUNCTION app.hold_on_collection(of_workspace uuid, collection uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.hold_on_row(of_workspace,
    array[c.user_id] || array(
      select distinct d.added_by from public.documents d
      where d.workspace_id = of_workspace and d.collection_id = collection and d.added_by is not null),
    null, null, null, null)
  from public.collections c where c.workspace_id = of_workspace and c.id = collection
$function$;

CREATE OR REPLACE FUNCTION app.hold_on_conversation(of_workspace uuid, conversation uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.holds h where h.workspace_id = of_workspace and h.released_at is null) then
    return null;
  end if;
  return (
    select app.hold_on_row(of_workspace,
      array[c.user_id] || array(
        select m.user_id from public.messages m
        where m.workspace_id = of_workspace and m.conversation_id = conversation
        union
        select k.user_id from public.comments k
        where k.workspace_id = of_workspace and k.conversation_id = conversation
        union
        select unnest(array[a.created_by, v.author_id]) from public.artifacts a
        left join public.artifact_versions v on v.workspace_id = a.workspace_id and v.artifact_id = a.id
        where a.workspace_id = of_workspace and a.conversation_id = conversation),
      conversation, c.agent_id, c.created_at, c.updated_at)
    from public.conversations c where c.workspace_id = of_workspace and c.id = conversation);
end
$function$;

CREATE OR REPLACE FUNCTION app.hold_on_file(of_workspace uuid, file uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.holds h where h.workspace_id = of_workspace and h.released_at is null) then
    return null;
  end if;
  return (
    select coalesce(
      app.hold_on_row(of_workspace, array[f.user_id], null, null, f.created_at, f.updated_at),
      (select app.hold_on_conversation(of_workspace, held.conversation_id) from (
        select distinct m.conversation_id from public.message_files mf
        join public.messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
        where mf.workspace_id = of_workspace and mf.file_id = file) held
      where app.hold_on_conversation(of_workspace, held.conversation_id) is not null limit 1))
    from public.files f where f.workspace_id = of_workspace and f.id = file and app.is_known(f.user_id));
end
$function$;

CREATE OR REPLACE FUNCTION app.hold_on_row(of_workspace uuid, people uuid[], conversation uuid, agent uuid, made_at timestamp with time zone, changed_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_id uuid;
begin
  select h.id into found_id from public.holds h
  where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())
    and (h.made_from is null or changed_at is null or changed_at >= h.made_from)
    and (h.made_until is null or made_at is null or made_at < h.made_until)
    and (h.is_whole or exists (
      select from public.hold_subjects s where s.workspace_id = of_workspace and s.hold_id = h.id
        and (s.kind = 'person' and s.subject_id = any (people) or s.kind = 'conversation' and s.subject_id = conversation
          or s.kind = 'agent' and s.subject_id = agent)))
  order by h.id limit 1;
  if found_id is null or people[1] is not null and not app.is_known(people[1]) then
    return null;
  end if;
  return found_id;
end
$function$;

CREATE OR REPLACE FUNCTION app.holds_on_account(person uuid)
 RETURNS TABLE(workspace_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select h.workspace_id, h.id from app.holds_on_account(person, false) h
$function$;

CREATE OR REPLACE FUNCTION app.holds_on_account(person uuid, is_nameless_too boolean)
 RETURNS TABLE(workspace_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select h.workspace_id, h.id from public.holds h
  where h.released_at is null and (h.ends_at is null or h.ends_at > now()) and (app.has_account(person) or is_nameless_too and app.is_known(person))
    and h.workspace_id in (select app.workspaces_with(person))
    and (h.is_whole or exists (
      select from public.hold_subjects s where s.workspace_id = h.workspace_id and s.hold_id = h.id
        and case s.kind
          when 'person' then s.subject_id = person
          when 'conversation' then exists (select from public.conversations c
            where c.workspace_id = h.workspace_id and c.id = s.subject_id and c.user_id = person)
          else exists (select from public.agents a
            where a.workspace_id = h.workspace_id and a.id = s.subject_id and a.user_id = person)
        end))
    and not app.is_alone_in(person, h.workspace_id)
$function$;

CREATE OR REPLACE FUNCTION app.is_alone_in(person uuid, of_workspace uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.workspaces w where w.id = of_workspace and w.personal_of = person)
    and not exists (select from public.memberships m where m.workspace_id = of_workspace and m.user_id <> person)
$function$;

CREATE OR REPLACE FUNCTION app.is_asked_of_own(of_workspace uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select current_setting('role') <> 'authenticated' or of_workspace = app.workspace_id()
$function$;

CREATE OR REPLACE FUNCTION app.is_awaited_address(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.directory_people where awaited_email = address)
$function$;

CREATE OR REPLACE FUNCTION app.is_bot(user_agent text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select user_agent = '' or user_agent ~* (
    '(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|web preview|facebookexternalhit|whatsapp|embedly|pingdom|uptime'
    || '|monitor|curl|wget|python|^java|okhttp|go-http|axios|libwww|httpclient|phantomjs|puppeteer|playwright|selenium')
$function$;

CREATE OR REPLACE FUNCTION app.is_content_held(of_workspace uuid, hash text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from public.files f where f.workspace_id = of_workspace and f.content_hash = hash)
    or exists (select from public.documents d where d.workspace_id = of_workspace and d.content_hash = hash)
$function$;

CREATE OR REPLACE FUNCTION app.is_covered(of_workspace uuid, of_hold uuid, people uuid[], conversation uuid, agent uuid, made_at timestamp with time zone, changed_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.holds h
    where h.workspace_id = of_workspace and h.id = of_hold
      and (h.made_from is null or changed_at is null or changed_at >= h.made_from)
      and (h.made_until is null or made_at is null or made_at < h.made_until)
      and (h.is_whole or exists (
        select from public.hold_subjects s where s.workspace_id = of_workspace and s.hold_id = h.id
          and (s.kind = 'person' and s.subject_id = any (people) or s.kind = 'conversation' and s.subject_id = conversation
            or s.kind = 'agent' and s.subject_id = agent))))
$function$;

CREATE OR REPLACE FUNCTION app.is_found(of_workspace uuid, of_conversation uuid, except_conversation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select of_conversation is distinct from except_conversation and exists (
    select from public.conversations c
    where c.workspace_id = of_workspace and c.id = of_conversation and c.deleted_at is null and not c.is_test)
$function$;

CREATE OR REPLACE FUNCTION app.is_guest()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.role = 'guest')
$function$;

CREATE OR REPLACE FUNCTION app.is_known(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from auth.users u where u.id = person)
$function$;

CREATE OR REPLACE FUNCTION app.is_known_here(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from public.memberships m where m.workspace_id = app.workspace_id() and m.user_id = person)
  or exists (
    select from public.messages m
    where m.workspace_id = app.workspace_id() and m.user_id = person and m.role = 'user')
  or exists (
    select from public.comments k where k.workspace_id = app.workspace_id() and k.user_id = person)
  or exists (
    select from public.conversation_hand_overs h
    where h.workspace_id = app.workspace_id() and person in (h.from_user_id, h.to_user_id))
$function$;

CREATE OR REPLACE FUNCTION app.is_outsider(of_workspace uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not (app.is_asked_of_own(of_workspace) and exists (
    select from public.memberships m
    where m.workspace_id = of_workspace and m.user_id = person and m.role <> 'guest' and m.suspended_at is null))
$function$;

CREATE OR REPLACE FUNCTION app.is_personal(of_workspace uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.is_alone_in(auth.uid(), of_workspace)
$function$;

CREATE OR REPLACE FUNCTION app.is_shared(of_type text, of_object uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.grants
    where workspace_id = app.workspace_id() and object_type = of_type and object_id = of_object
      and (expires_at is null or expires_at > now()))
$function$;

CREATE OR REPLACE FUNCTION app.is_shown_conversation(conversation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.conversations c
    where c.workspace_id = app.workspace_id() and c.id = conversation and c.deleted_at is null)
$function$;

CREATE OR REPLACE FUNCTION app.is_workspace_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.suspended_at is null
      and m.role in ('owner', 'admin'))
$function$;

CREATE OR REPLACE FUNCTION app.keep_directory_teams(of_workspace uuid, people uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into team_memberships (workspace_id, team_id, user_id)
  select t.workspace_id, t.id, m.user_id
  from directory_group_people gp
  join directory_people p on p.workspace_id = gp.workspace_id and p.id = gp.person_id
  join teams t on t.workspace_id = gp.workspace_id and t.directory_group_id = gp.group_id
  join memberships m on m.workspace_id = p.workspace_id and m.user_id = p.user_id
  where gp.workspace_id = of_workspace and p.user_id = any (people)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION app.keep_held_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if app.is_content_held(old.workspace_id, old.content_hash) then
    return null;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION app.keep_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_user <> 'service_role' or old.role <> 'owner' then return null; end if;
  if tg_op = 'UPDATE' and new.role = 'owner' then return null; end if;
  perform from workspaces w where w.id = old.workspace_id for no key update;
  -- The workspace or the account goes, and the membership with it.
  if not found or not exists (select from auth.users u where u.id = old.user_id and u.deleted_at is null) then
    return null;
  end if;
  if exists (
      select from memberships m where m.workspace_id = old.workspace_id and m.role = 'owner'
        and app.may_act(m.user_id, m.workspace_id))
    or not exists (select from memberships m where m.workspace_id = old.workspace_id and m.user_id <> old.user_id)
  then return null; end if;
  raise exception 'The workspace would have no owner.' using errcode = 'OWNER';
end
$function$;

CREATE OR REPLACE FUNCTION app.latency_bucket(ms integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ceil(ln(greatest(ms, 1)) / ln(1.05) - 1e-9)::smallint
$function$;

CREATE OR REPLACE FUNCTION app.lock_collection_words(collections uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended(id::text, 445)) from (select unnest(collections) as id order by 1) c
$function$;

CREATE OR REPLACE FUNCTION app.lock_holds(of_workspace uuid, is_placing boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if is_placing then
    perform pg_advisory_xact_lock(hashtext('holds'), hashtext(of_workspace::text));
  else
    perform pg_advisory_xact_lock_shared(hashtext('holds'), hashtext(of_workspace::text));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION app.lock_holds_of_account(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_workspace uuid;
begin
  for of_workspace in select w from app.workspaces_with(person) w order by w loop
    perform app.lock_holds(of_workspace);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION app.logs_read()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select m.workspace_id from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.suspended_at is null
      and m.role in ('owner', 'admin', 'auditor')
    union all
    select '00000000-0000-0000-0000-000000000000'::uuid
    from user_roles r where r.user_id = auth.uid() and r.role = 'admin')
$function$;

CREATE OR REPLACE FUNCTION app.look_at_streams(objects text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('adjutant_shares', o) from unnest(objects) as o
$function$;

CREATE OR REPLACE FUNCTION app.marked_words(of_kind text, owner uuid, words text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array_to_tsvector(array(select app.search_mark(of_kind, owner) || word from unnest(words) word)) $function$;

CREATE OR REPLACE FUNCTION app.may_act(person uuid, workspace uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id = person and m.suspended_at is null
      and u.deleted_at is null and u.suspended_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select from auth.account_closures c where c.user_id = u.id))
$function$;

CREATE OR REPLACE FUNCTION app.may_be_told(told notifications)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select told.kind = 'access_decided' and told.facts ->> 'isGranted' = 'false'
    or case
      when told.object_type = 'message' then exists (
        select from messages m where m.workspace_id = told.workspace_id and m.id = told.object_id
          and told.user_id = any (
            app.readers_among(m.workspace_id, 'conversation', m.conversation_id, array[told.user_id])))
      when told.object_type = 'comment' then exists (
        select from comments k where k.workspace_id = told.workspace_id and k.id = told.object_id
          and told.user_id = any (
            app.readers_among(k.workspace_id, 'conversation', k.conversation_id, array[told.user_id])))
      when told.object_type in ('conversation', 'agent', 'artifact', 'collection') then told.user_id = any (
        app.readers_among(told.workspace_id, told.object_type, told.object_id, array[told.user_id]))
      when told.object_type = 'task' then exists (
        select from tasks t where t.workspace_id = told.workspace_id and t.id = told.object_id
          and told.user_id in (t.requester_id, t.assignee_id))
      when told.object_type = 'connection' then exists (
        select from memberships m where m.workspace_id = told.workspace_id and m.user_id = told.user_id
          and m.role in ('owner', 'admin') and m.suspended_at is null)
      else true end
$function$;

CREATE OR REPLACE FUNCTION app.may_comment(conversation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from conversations c
    where c.workspace_id = app.workspace_id() and c.id = conversation and c.user_id = auth.uid())
  or conversation = any (app.granted('conversation', '{commenter,editor}'))
$function$;

CREATE OR REPLACE FUNCTION app.may_let_in(person uuid, workspace uuid, as_role text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select app.may_act(person, workspace) and exists (
    select from memberships m where m.workspace_id = workspace and m.user_id = person
      and m.role in ('owner', 'admin') and (as_role not in ('owner', 'auditor') or m.role = 'owner'))
$function$;

CREATE OR REPLACE FUNCTION app.name_of_person(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    nullif(trim(coalesce(u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'full_name')), ''), u.email, u.phone)
  from auth.users u where u.id = person and u.deleted_at is null
$function$;

CREATE OR REPLACE FUNCTION app.note_crowded_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.crowded_owners values (new.workspace_id, new.owner_id) on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.note_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into public.uncounted_events select id from added;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.note_search_pending()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_kind text := tg_argv[0];
  conversation uuid := case of_kind when 'title' then new.id else (to_jsonb(new) ->> 'conversation_id')::uuid end;
begin
  if tg_op = 'UPDATE' then
    delete from public.settled_entries s
    where s.workspace_id = new.workspace_id and s.conversation_id = conversation and s.id = new.id and s.kind = of_kind;
  end if;
  if not exists (
    select from public.search_entries e
    where e.workspace_id = new.workspace_id and e.conversation_id = conversation and e.id = new.id and e.kind = of_kind
      and e.xmin::text = (pg_current_xact_id()::text::bigint & 4294967295)::text)
  then
    insert into public.search_pending values (new.workspace_id, conversation, new.id, of_kind) on conflict do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.note_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into public.uncounted_sessions select id from added;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.note_writer_of_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.content_hash is not distinct from old.content_hash then
    return new;
  end if;
  new.written_by := case when new.source = 'address' then null
    when tg_op = 'UPDATE' then auth.uid()
    else coalesce(auth.uid(), new.written_by) end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.only_reader(of_workspace uuid, of_type text, of_object uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.owner_of_object(of_workspace, of_type, of_object) where not exists (
    select from public.grants g
    join app.shared_through(of_workspace, of_type, of_object) s
      on g.object_type = s.object_type and g.object_id = s.object_id
    where g.workspace_id = of_workspace and (g.expires_at is null or g.expires_at > now()))
$function$;

CREATE OR REPLACE FUNCTION app.own_grants(of_type text)
 RETURNS SETOF grants
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select g.* from public.grants g
  join public.memberships m on m.workspace_id = g.workspace_id and m.user_id = auth.uid() and m.suspended_at is null
  where g.workspace_id = app.workspace_id() and g.object_type = of_type
    and (g.expires_at is null or g.expires_at > now())
    and (g.user_id = auth.uid()
      or g.user_id is null and g.team_id is null and m.role <> 'guest'
      or g.team_id in (select t from app.teams_of(app.workspace_id(), auth.uid()) as t))
$function$;

CREATE OR REPLACE FUNCTION app.own_name_of(meta jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select nullif(trim(coalesce(meta ->> 'name', meta ->> 'full_name')), '')
$function$;

CREATE OR REPLACE FUNCTION app.owner_of_object(of_workspace uuid, of_type text, of_object uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when app.is_asked_of_own(of_workspace) then case of_type
    when 'conversation' then
      (select c.user_id from public.conversations c where c.workspace_id = of_workspace and c.id = of_object)
    when 'artifact' then
      (select a.user_id from public.artifacts a where a.workspace_id = of_workspace and a.id = of_object)
    when 'agent' then (select a.user_id from public.agents a where a.workspace_id = of_workspace and a.id = of_object)
    when 'collection' then
      (select k.user_id from public.collections k where k.workspace_id = of_workspace and k.id = of_object)
  end end
$function$;

CREATE OR REPLACE FUNCTION app.passages_with(wanted tsquery, most_read integer)
 RETURNS TABLE(workspace_id uuid, collection_id uuid, document_id uuid, number integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select c.workspace_id, c.collection_id, c.document_id, c.number
    from public.chunks c where c.words @@ wanted limit most_read;
end
$function$;

CREATE OR REPLACE FUNCTION app.people_of_grant(of_workspace uuid, to_user uuid, to_team uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.user_id from public.memberships m where m.workspace_id = of_workspace and m.user_id = to_user
  union all
  select p from app.people_of_team(of_workspace, to_team) as p
  union all
  select null where to_user is null and to_team is null
    and exists (select from public.memberships m where m.workspace_id = of_workspace)
$function$;

CREATE OR REPLACE FUNCTION app.people_of_held_conversations(of_workspace uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with named as materialized (
    select s.kind, s.subject_id, h.made_from, h.made_until from public.holds h
    join public.hold_subjects s on s.workspace_id = h.workspace_id and s.hold_id = h.id
    where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())),
  meant as (
    select c.id, n.made_from, n.made_until from named n join public.conversations c
      on c.workspace_id = of_workspace and n.kind = 'conversation' and c.id = n.subject_id
    union select c.id, n.made_from, n.made_until from named n join public.conversations c
      on c.workspace_id = of_workspace and n.kind = 'agent' and c.agent_id = n.subject_id
    union select c.id, n.made_from, n.made_until from named n join public.conversations c
      on c.workspace_id = of_workspace and n.kind = 'person' and c.user_id = n.subject_id
    union select m.conversation_id, n.made_from, n.made_until from named n join public.messages m
      on m.workspace_id = of_workspace and n.kind = 'person' and m.user_id = n.subject_id and m.role = 'user'),
  held as materialized (
    select distinct c.id, c.user_id from meant join public.conversations c
      on c.workspace_id = of_workspace and c.id = meant.id
    where (meant.made_from is null or c.updated_at >= meant.made_from)
      and (meant.made_until is null or c.created_at < meant.made_until))
  select user_id from held
  union select m.user_id from held join public.messages m
    on m.workspace_id = of_workspace and m.conversation_id = held.id
$function$;

CREATE OR REPLACE FUNCTION app.people_of_key(subject uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select subject
  union select u.id from auth.users u where app.contact_subject(u.email) = subject
  union select u.id from auth.users u where app.contact_subject(u.phone) = subject
  union select u.id from auth.users u where app.contact_subject(u.new_email) = subject
  union select u.id from auth.users u where app.contact_subject(u.new_phone) = subject
  union select f.user_id from auth.former_contacts f where f.contact_subject = subject
$function$;

CREATE OR REPLACE FUNCTION app.people_of_team(of_workspace uuid, team uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select m.user_id from public.team_memberships m where m.workspace_id = of_workspace and m.team_id = team
  union
  select m.user_id from public.teams s
  join public.team_memberships m on m.workspace_id = s.workspace_id and m.team_id = s.id
  where s.workspace_id = of_workspace and s.parent_id = team
$function$;

CREATE OR REPLACE FUNCTION app.protect(target regclass, people_may text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy service on %s to service_role using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
  if people_may <> '' then
    execute format('grant %s on %s to authenticated', people_may, target);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION app.read_by_all_readers(of_workspace uuid, conversation uuid, asked uuid[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  with readers as materialized (
    select app.readers_among(of_workspace, 'conversation', conversation, array(
      select m.user_id from memberships m where m.workspace_id = of_workspace
      union select app.owner_of_object(of_workspace, 'conversation', conversation)
      union select g.user_id from grants g
        where g.workspace_id = of_workspace and g.object_type = 'conversation' and g.object_id = conversation
          and g.user_id is not null)) as ids)
  select coalesce(array_agg(a.id), '{}') from unnest(asked) a (id) cross join readers r
  where cardinality(r.ids) > 0
    and cardinality(app.readers_among(of_workspace, 'collection', a.id, r.ids)) = cardinality(r.ids)
$function$;

CREATE OR REPLACE FUNCTION app.readable_collections()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(c.id), '{}') from public.collections c
  where c.workspace_id = app.workspace_id()
    and (c.user_id = auth.uid() or c.id = any ((select app.granted('collection'))::uuid[]))
$function$;

CREATE OR REPLACE FUNCTION app.readers_among(of_workspace uuid, of_type text, of_object uuid, people uuid[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  with given as materialized (
    select g.user_id, g.team_id from grants g
    join app.shared_through(of_workspace, of_type, of_object) s
      on g.object_type = s.object_type and g.object_id = s.object_id
    where g.workspace_id = of_workspace and (g.expires_at is null or g.expires_at > now())),
  readers as materialized (
    select app.owner_of_object(of_workspace, of_type, of_object) as id
    union select g.user_id from given g where g.user_id is not null
    union select t.user_id from team_memberships t
      join teams s on s.workspace_id = t.workspace_id and s.id = t.team_id
      where t.workspace_id = of_workspace and t.user_id = any(people)
        and exists (select from given g where g.team_id in (s.id, s.parent_id)))
  select coalesce(array_agg(p.id), '{}') from unnest(people) as p(id)
  left join memberships m on m.workspace_id = of_workspace and m.user_id = p.id
  where m.suspended_at is null and (
    p.id in (select r.id from readers r)
    or m.role <> 'guest' and exists (select from given g where g.user_id is null and g.team_id is null))
$function$;

CREATE OR REPLACE FUNCTION app.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Audit events are only ever added' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION app.refuse_held()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kind text := tg_argv[0];
  row jsonb := case when kind in ('account', 'key') then null
    else jsonb_build_object('workspace', to_jsonb(old) -> 'workspace_id', 'id', to_jsonb(old) -> 'id') end;
  of_workspace uuid := (row ->> 'workspace')::uuid;
  hold uuid;
begin
  if kind = 'account' then
    perform app.lock_holds_of_account(old.id);
    hold := (select h.id from app.holds_on_account(old.id, tg_op = 'DELETE') h order by h.id limit 1);
  elsif kind = 'key' then
    hold := app.hold_on_account(old.subject_id);
  else
    perform app.lock_holds(of_workspace);
    hold := case kind
      when 'conversation' then app.hold_on_conversation(of_workspace, (row ->> 'id')::uuid)
      when 'agent' then app.hold_on_agent(of_workspace, (row ->> 'id')::uuid)
      when 'collection' then app.hold_on_collection(of_workspace, (row ->> 'id')::uuid)
      else app.hold_on_file(of_workspace, (row ->> 'id')::uuid)
    end;
  end if;
  if hold is not null then
    raise exception using errcode = 'HELD1',
      message = app.hold_in_words(hold, case kind when 'key' then 'account' else kind end);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.refuse_held_documents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hold uuid;
begin
  perform app.lock_holds(w.workspace_id) from (select distinct g.workspace_id from gone g order by 1) w;
  select app.hold_on_row(g.workspace_id, array[c.user_id, g.added_by], null, null, g.created_at, g.updated_at) into hold
  from gone g
  join public.collections c on c.workspace_id = g.workspace_id and c.id = g.collection_id
  where exists (select from public.holds h where h.workspace_id = g.workspace_id and h.released_at is null)
    and app.hold_on_row(g.workspace_id, array[c.user_id, g.added_by], null, null, g.created_at, g.updated_at) is not null
  limit 1;
  if hold is not null then
    raise exception using errcode = 'HELD1', message = app.hold_in_words(hold, 'document');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.release_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into subscription_closings (provider, is_live, subscription_id, mode)
  select s.provider, s.is_live, s.subscription_id, 'at_period_end' from subscriptions s
  where s.provider = old.provider and s.is_live = old.is_live and s.customer_id = old.customer_id
    and s.status not in ('canceled', 'incomplete_expired')
  on conflict do nothing;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION app.release_payer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from billing_customers where workspace_id = old.workspace_id and payer_id = old.user_id;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION app.remember_former_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into auth.former_contacts (user_id, contact_subject)
  select new.id, app.contact_subject(former)
  from unnest(array[old.email, old.phone, old.new_email, old.new_phone]) as former
  where former <> '' and former <> all (array_remove(array[new.email, new.phone, new.new_email, new.new_phone], null))
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.require_artifact_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or 'nobody' = any (new.readers))
    or new.version not in (old.version, old.version + 1)
    or new.integrity = 'user' and new.written_by is distinct from old.written_by
    or new.deleted_at is distinct from old.deleted_at
      and auth.uid() is distinct from old.user_id and auth.uid() is distinct from old.created_by
  then
    raise exception 'This change of an artifact is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.require_comment_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user <> 'authenticated' then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' then
    if not exists (
      select from public.comments r
      where r.workspace_id = old.workspace_id and r.reply_to = old.id and r.user_id <> auth.uid()) then
      return old;
    end if;
  elsif old.user_id = auth.uid()
    or (new.body, new.mentions, new.edited_at, new.deleted_at)
      is not distinct from (old.body, old.mentions, old.edited_at, old.deleted_at)
    or new.body = '' and new.mentions = '[]' and new.deleted_at is not null
      and new.edited_at is not distinct from old.edited_at and exists (
        select from public.conversations c
        where c.workspace_id = old.workspace_id and c.id = old.conversation_id and c.user_id = auth.uid())
  then
    return new;
  end if;
  raise exception 'This change of a comment is not allowed.' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION app.require_file_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
  best_integrity text := old.integrity;
  best_readers text[] := old.readers;
begin
  if current_user <> 'authenticated' then return new; end if;
  if new.written_by_call is distinct from old.written_by_call then
    select c.integrity, c.readers into best_integrity, best_readers from public.tool_calls c
    where c.workspace_id = old.workspace_id and c.id = old.id and c.user_id = auth.uid();
    if not found then
      best_integrity := old.integrity;
      best_readers := old.readers;
    end if;
  end if;
  if (new.written_by_call is distinct from old.written_by_call
      and (old.written_by_call is not null or new.written_by_call is distinct from old.id))
    or coalesce(array_position(ranks, new.integrity), 0) < array_position(ranks, best_integrity)
    or not (new.readers @> best_readers or 'nobody' = any (new.readers))
  then
    raise exception 'This change of a file is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.require_own_usage(of_workspace uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if auth.role() is distinct from 'service_role' and app.workspace_id() is distinct from of_workspace then
    raise exception 'Usage of another workspace' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION app.require_task_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if new.version <> old.version + 1
    or array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or 'nobody' = any (new.readers))
    or (old.requester_id <> auth.uid()
      and (new.title, new.body, new.priority, new.due_at, new.remind_at, new.integrity, new.readers)
        is distinct from
          (old.title, old.body, old.priority, old.due_at, old.remind_at, old.integrity, old.readers))
  then
    raise exception 'This change of a task is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.reserve_usage(of_workspace uuid, of_request text, of_entitlement text, of_user uuid, of_agent uuid, amount bigint, period timestamp with time zone, ceiling bigint, soft bigint, is_spent boolean, is_forced boolean, at timestamp with time zone, OUT outcome text, OUT is_new boolean, OUT refused_scope text, OUT refused_limit bigint, OUT refused_used bigint, OUT has_crossed boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  known usage_ledger;
  target record;
  counter usage_counters;
  upper_limit bigint;
begin
  perform app.require_own_usage(of_workspace);
  has_crossed := false;
  is_new := false;
  insert into usage_ledger (workspace_id, request_id, entitlement, user_id, agent_id, period_starts_at, state,
    reserved_amount, created_at, changed_at)
  values (of_workspace, of_request, of_entitlement, of_user, of_agent, period, 'released', amount, at, at)
  on conflict do nothing;
  select * into known from usage_ledger l
    where l.workspace_id = of_workspace and l.request_id = of_request for update;
  if known.entitlement <> of_entitlement or known.user_id is distinct from of_user then
    outcome := 'reused';
    return;
  end if;
  if known.state <> 'released' then
    outcome := known.state;
    return;
  end if;

  for target in select * from app.usage_scopes(of_workspace, of_user, of_agent) order by place loop
    insert into usage_counters (workspace_id, entitlement, scope, scope_id, period_starts_at)
    values (of_workspace, of_entitlement, target.scope, target.scope_id, period) on conflict do nothing;
    select * into counter from usage_counters c where c.workspace_id = of_workspace
      and c.entitlement = of_entitlement and c.scope = target.scope and c.scope_id = target.scope_id
      and c.period_starts_at = period for update;
    upper_limit := case when is_forced then null when target.scope = 'workspace' then ceiling else (
      select b.value_limit from usage_budgets b where b.workspace_id = of_workspace and b.scope = target.scope
        and b.scope_id = target.scope_id and b.entitlement = of_entitlement) end;
    if counter.used + counter.reserved + amount > upper_limit then
      outcome := 'refused';
      refused_scope := target.scope;
      refused_limit := upper_limit;
      refused_used := counter.used + counter.reserved;
      delete from usage_ledger l where l.workspace_id = of_workspace and l.request_id = of_request;
      return;
    end if;
  end loop;

  outcome := case when is_spent then 'settled' else 'reserved' end;
  is_new := true;
  update usage_ledger l set state = outcome, agent_id = of_agent, period_starts_at = period, reserved_amount = amount,
      used_amount = case when is_spent then amount else 0 end, changed_at = at
    where l.workspace_id = of_workspace and l.request_id = of_request;
  update usage_counters c set
      used = c.used + case when is_spent then amount else 0 end,
      reserved = c.reserved + case when is_spent then 0 else amount end,
      soft_at = case when c.scope = 'workspace' then soft end
    from app.usage_scopes(of_workspace, of_user, of_agent) s
    where c.workspace_id = of_workspace and c.entitlement = of_entitlement and c.scope = s.scope
      and c.scope_id = s.scope_id and c.period_starts_at = period;
  has_crossed := app.cross_soft_limit(of_workspace, of_entitlement, period, at);
end
$function$;

CREATE OR REPLACE FUNCTION app.revoke_object(of_type text, of_object uuid, from_user uuid, from_team uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.grants
    where workspace_id = app.workspace_id() and object_type = of_type and object_id = of_object
      and user_id is not distinct from from_user and team_id is not distinct from from_team
    returning 1)
  select exists (select from gone)
$function$;

CREATE OR REPLACE FUNCTION app.satisfy_wait(workspace uuid, run uuid, key text, wait_kind text, subject uuid, outcome jsonb)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  held record;
  declared timestamptz;
begin
  select r.user_id, r.status, r.ended_at into held
  from runs r where r.workspace_id = workspace and r.id = run for update;
  if not found or held.ended_at is not null then return 'over'; end if;

  -- A settled wait for something else makes way.
  delete from run_waits w
  where w.workspace_id = workspace and w.run_id = run and w.step_key = key
    and (w.satisfied_at is not null or w.closed_at is not null)
    and (w.kind <> wait_kind or w.subject_id <> subject);

  insert into run_waits as w (workspace_id, run_id, step_key, user_id, kind, subject_id, satisfied_at, result)
  values (workspace, run, key, held.user_id, wait_kind, subject, now(), outcome)
  on conflict (workspace_id, run_id, step_key) do update set satisfied_at = now(), result = excluded.result
    where w.satisfied_at is null and w.closed_at is null
  returning w.declared_at into declared;
  if not found then return 'late'; end if;
  if held.status <> 'waiting' or declared is null then return 'kept'; end if;

  update runs set status = 'queued', wake_at = null where workspace_id = workspace and id = run;
  return 'woken';
end
$function$;

CREATE OR REPLACE FUNCTION app.search_mark(of_kind text, owner uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select left(of_kind, 1) || right(owner::text, 8) $function$;

CREATE OR REPLACE FUNCTION app.seats_taken(workspace uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select count(*)::int from memberships m where m.workspace_id = workspace and m.suspended_at is null
$function$;

CREATE OR REPLACE FUNCTION app.sees_teams()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.suspended_at is null
      and m.role <> 'guest')
$function$;

CREATE OR REPLACE FUNCTION app.settle_entries(of_workspace uuid, of_owner uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  settled int;
begin
  with moved as (
    delete from public.search_entries e
    using (values ('title'), ('message')) as kinds (kind)
    cross join lateral (
      select s.ctid from public.search_entries s
      where s.workspace_id = of_workspace and s.owner_id = of_owner and s.kind = kinds.kind
      order by s.at desc, s.id desc offset 1000 limit 1000 for update) old
    where e.ctid = old.ctid
    returning e.*)
  insert into public.settled_entries select * from moved
  on conflict (workspace_id, conversation_id, id, kind) do update set words = excluded.words;
  get diagnostics settled = row_count;
  perform gin_clean_pending_list('public.settled_entries_words');
  return settled;
end
$function$;

CREATE OR REPLACE FUNCTION app.shared_through(of_workspace uuid, of_type text, of_object uuid)
 RETURNS TABLE(object_type text, object_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select of_type, of_object
  union all
  select 'conversation', app.conversation_of_artifact(of_workspace, of_object) where of_type = 'artifact'
$function$;

CREATE OR REPLACE FUNCTION app.shown_name(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.shown_name_of(u.raw_user_meta_data, u.email)
  from auth.users u where u.id = person and u.deleted_at is null
    and (current_setting('role') <> 'authenticated' or app.is_known_here(person))
$function$;

CREATE OR REPLACE FUNCTION app.shown_name_of(meta jsonb, email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(app.own_name_of(meta), nullif(split_part(coalesce(email, ''), '@', 1), ''))
$function$;

CREATE OR REPLACE FUNCTION app.take_tokens(bucket text, burst integer, per_minute double precision, wanted integer, OUT taken integer, OUT wait_ms integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  available double precision;
begin
  -- A crash of the database may forget tokens: that is cheaper than a wait for the disk at each request.
  perform set_config('synchronous_commit', 'off', true);
  loop
    select app.tokens_now(r.tokens, r.updated_at, burst, per_minute) into available
      from rate_limits r where r.key = bucket for update;
    exit when found;
    insert into rate_limits (key, tokens) values (bucket, burst) on conflict do nothing;
  end loop;
  -- Less than nothing when the clock was set back since.
  taken := greatest(0, least(wanted, floor(available)));
  if taken > 0 then
    update rate_limits set tokens = available - taken, updated_at = clock_timestamp() where key = bucket;
  end if;
  wait_ms := case when taken > 0 then 0 else greatest(1, ceil((1 - available) * 60000 / per_minute)) end;
end
$function$;

CREATE OR REPLACE FUNCTION app.teams_of(of_workspace uuid, person uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select t.team_id from public.team_memberships t where t.workspace_id = of_workspace and t.user_id = person
  union
  select s.parent_id from public.team_memberships t
  join public.teams s on s.workspace_id = t.workspace_id and s.id = t.team_id and s.parent_id is not null
  where t.workspace_id = of_workspace and t.user_id = person
$function$;

CREATE OR REPLACE FUNCTION app.tell_of_deleted_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.tell_of_team_shares('share.withdrawn', old.workspace_id,
    array(select app.people_of_team(old.workspace_id, old.id)), array[old.id, old.parent_id]);
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION app.tell_of_grants()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.tell_of_share(
    case tg_op when 'INSERT' then 'share.granted' when 'UPDATE' then 'share.changed' else 'share.withdrawn' end,
    c.workspace_id, array_agg(distinct p.id), jsonb_build_object('noun', c.object_type, 'id', c.object_id))
  from changed c cross join lateral (
    select told.id from app.people_of_grant(c.workspace_id, c.user_id, c.team_id) as told(id)
    union
    select m.user_id from public.memberships m where m.workspace_id = c.workspace_id and m.user_id = c.created_by
  ) as p(id)
  group by c.workspace_id, c.object_type, c.object_id;
  if tg_op <> 'INSERT' then
    perform app.look_at_streams(array_agg(distinct concat(c.object_type, ':', c.object_id))) from changed c;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.tell_of_moved_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare people uuid[] := array(
  select m.user_id from public.team_memberships m where m.workspace_id = new.workspace_id and m.team_id = new.id);
begin
  perform app.tell_of_team_shares('share.withdrawn', new.workspace_id, people, array[old.parent_id]);
  perform app.tell_of_team_shares('share.granted', new.workspace_id, people, array[new.parent_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.tell_of_share(event text, of_workspace uuid, to_people uuid[], about jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with stored as (
    insert into public.events (id, workspace_id, user_id, name, data)
    select uuidv7(), of_workspace, p.id, event, about from unnest(to_people) as p(id)
    returning id, user_id)
  select pg_notify('adjutant_events', concat(of_workspace, ':', user_id, ':', id)) from stored
$function$;

CREATE OR REPLACE FUNCTION app.tell_of_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.tell_of_team_shares(case tg_op when 'INSERT' then 'share.granted' else 'share.withdrawn' end,
    c.workspace_id, array_agg(distinct c.user_id), array_agg(distinct t.id))
  from changed c
  left join public.teams s on s.workspace_id = c.workspace_id and s.id = c.team_id
  cross join lateral unnest(array[c.team_id, s.parent_id]) as t(id)
  where exists (select from public.grants g where g.workspace_id = c.workspace_id and g.team_id = t.id)
  group by c.workspace_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.tell_of_team_shares(event text, of_workspace uuid, people uuid[], teams uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare objects text[] := array(
  select distinct concat(g.object_type, ':', g.object_id) from public.grants g
  where g.workspace_id = of_workspace and g.team_id = any(teams));
begin
  if objects = '{}' then return; end if;
  perform app.tell_of_share(event, of_workspace, array(
    select m.user_id from public.memberships m
    where m.workspace_id = of_workspace and m.user_id = any(people)), '{}');
  if event <> 'share.granted' then perform app.look_at_streams(objects); end if;
end
$function$;

CREATE OR REPLACE FUNCTION app.tokens_now(tokens double precision, since timestamp with time zone, burst integer, per_minute double precision)
 RETURNS double precision
 LANGUAGE sql
AS $function$ select least(burst, tokens + extract(epoch from clock_timestamp() - since) * per_minute / 60) $function$;

CREATE OR REPLACE FUNCTION app.usage_scopes(of_workspace uuid, of_user uuid, of_agent uuid)
 RETURNS TABLE(place integer, scope text, scope_id uuid)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select * from (values (1, 'workspace', of_workspace), (2, 'user', of_user), (3, 'agent', of_agent))
    as s (place, scope, scope_id) where s.scope_id is not null
$function$;

CREATE OR REPLACE FUNCTION app.void_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update public.outgoing_messages set is_void = true where carries = old.id and status = 'waiting' and not is_void;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.workspace_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(auth.jwt() ->> 'workspace_id', '')::uuid $function$;

CREATE OR REPLACE FUNCTION app.workspaces_with(person uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.workspace_id from public.memberships m where m.user_id = person
  union select c.workspace_id from public.conversations c where c.user_id = person
  union select a.workspace_id from public.agents a where a.user_id = person
  union select s.workspace_id from public.hold_subjects s where s.kind = 'person' and s.subject_id = person
$function$;

CREATE OR REPLACE FUNCTION auth.email()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select auth.jwt() ->> 'email' $function$;

CREATE OR REPLACE FUNCTION auth.jwt()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $function$;

CREATE OR REPLACE FUNCTION auth.role()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select auth.jwt() ->> 'role' $function$;

CREATE OR REPLACE FUNCTION auth.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(auth.jwt() ->> 'sub', '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.get_public_metrics()
 RETURNS TABLE(total_chat_interactions bigint, total_active_users bigint, total_api_requests bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select
    coalesce(sum(value) filter (where name = 'chat_interactions'), 0)::bigint,
    coalesce(sum(value) filter (where name = 'active_users'), 0)::bigint,
    coalesce(sum(value) filter (where name = 'api_requests'), 0)::bigint
  from counters where name in ('chat_interactions', 'active_users', 'api_requests')
$function$;

CREATE OR REPLACE FUNCTION public.has_role(_user_id uuid, _role text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if _user_id is distinct from auth.uid() and auth.role() is distinct from 'service_role' then
    return false;
  end if;
  return exists (select from user_roles where user_id = _user_id and role = _role);
end
$function$;
