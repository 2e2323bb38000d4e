-- Proofs of mailboxes and phones, and the sign-ins that are under way.

alter table auth.users
  add column invited_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column phone_confirmed_at timestamptz,
  add column new_phone text,
  add column phone_change_sent_at timestamptz,
  -- Counts the mailboxes, of the two, that have agreed to a change of address.
  add column email_change_confirmations smallint not null default 0;
create unique index users_by_phone on auth.users (phone) where phone is not null;

-- One proof of a kind for each person, by a code or by a link. A new one replaces the old.
create table auth.one_time_tokens (
  id uuid primary key,
  -- Checked at the end, so that what is done for a person who does not exist takes as long until it is undone.
  user_id uuid not null references auth.users on delete cascade deferrable initially deferred,
  token_type text not null check (token_type in ('confirmation', 'recovery', 'email_change_new',
    'email_change_current', 'phone_change', 'reauthentication')),
  -- Of what stands in the link. It has nothing to do with the code: a code can be guessed, a link cannot.
  token_hash bytea not null unique,
  -- Sealed: a few digits have no hash that keeps them secret.
  sealed_code text not null,
  -- The address or number that the token proves.
  relates_to text not null,
  -- Wrong guesses of the code so far.
  failed_attempts int not null default 0,
  -- Somebody else than the holder of an account that is not proved asked for it: then that holder loses the account.
  voids_unproved boolean not null default false,
  -- The sign-in under way that goes on when the link is opened.
  flow_id uuid,
  created_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_by_relation on auth.one_time_tokens (relates_to);
select app.protect('auth.one_time_tokens');

-- When a message of a kind was last asked for, by the hash of kind and recipient, whether anybody has the address.
create table auth.message_gaps (
  key bytea primary key,
  taken_at timestamptz not null
);
create index message_gaps_by_time on auth.message_gaps (taken_at);
select app.protect('auth.message_gaps');

-- A sign-in that left for a mailbox or another provider, until the browser comes back with its code.
create table auth.flow_states (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade deferrable initially deferred,
  -- What the browser brings back; only its hash is kept.
  auth_code_hash bytea unique,
  auth_code_issued_at timestamptz,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- How the person will have proved to be one: the amr method of the session.
  authentication_method text not null,
  provider text not null,
  -- Sealed: tokens of the provider, the verifier and nonce of our own request to it.
  sealed_secrets text,
  redirect_to text,
  -- The person to whom an identity is to be linked.
  linking_user_id uuid references auth.users on delete cascade,
  -- When the identity provider wants the session to end at the latest.
  session_not_after timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index flow_states_by_user on auth.flow_states (user_id);
create index flow_states_by_time on auth.flow_states (created_at);
select app.protect('auth.flow_states');

alter table auth.sessions
  -- The factor that raised the session to aal2.
  add column factor_id uuid,
  add column tag text;

-- When a key stopped signing; the tokens that it signed are good for a while longer.
alter table auth.signing_keys add column retired_at timestamptz;
