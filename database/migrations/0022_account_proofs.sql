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
create index flow_states_by_linking_user on auth.flow_states (linking_user_id);
create index flow_states_by_time on auth.flow_states (created_at);
select app.protect('auth.flow_states');

alter table auth.sessions
  -- The factor that raised the session to aal2.
  add column factor_id uuid,
  add column tag text;

-- When a key stopped signing; the tokens that it signed are good for a while longer.
alter table auth.signing_keys add column retired_at timestamptz;

-- As whom the audit trail knows an address or number: what it seals about one has a key of that one.
create function app.contact_subject(contact text) returns uuid
language sql immutable strict set search_path = '' as $$
  select overlay(overlay(left(hex, 32) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid
  from encode(sha256(convert_to('contact:' || contact, 'UTF8')), 'hex') as hex
$$;

-- Addresses and numbers that a person had, or asked for, before: their keys are destroyed with the account as well.
create table auth.former_contacts (
  user_id uuid not null references auth.users on delete cascade,
  contact_subject uuid not null,
  primary key (user_id, contact_subject)
);
select app.protect('auth.former_contacts');

-- However a contact changes: by its person, a program, a provider or a directory.
create function app.remember_former_contacts() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into auth.former_contacts (user_id, contact_subject)
  select new.id, app.contact_subject(former)
  from unnest(array[old.email, old.phone, old.new_email, old.new_phone]) as former
  where former <> '' and former <> all (array_remove(array[new.email, new.phone, new.new_email, new.new_phone], null))
  on conflict do nothing;
  return null;
end
$$;
create trigger remember_former_contacts after update on auth.users for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone
    or old.new_email is distinct from new.new_email or old.new_phone is distinct from new.new_phone)
  execute function app.remember_former_contacts();
