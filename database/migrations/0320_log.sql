-- The log of audit events: one Merkle tree (RFC 6962) for each workspace, and one of the trees for the installation.
-- Events are ordered as their transactions were numbered, so a place is taken only once every earlier transaction ended.
create index audit_events_by_transaction on audit_events (transaction_id, number);

-- A log ends when the database turns out to be restored from a backup: the next generation begins with a new origin.
create table logs (
  id uuid primary key,
  workspace_id uuid not null,
  generation int not null,
  origin text not null unique,
  size bigint not null default 0,
  -- The size of its newest checkpoint.
  published_size bigint not null default 0,
  -- Roots of the perfect subtrees, largest first, 32 bytes each.
  peaks bytea not null default '',
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_because text,
  unique (workspace_id, generation)
);
create unique index open_logs on logs (workspace_id) where closed_at is null;
create index unpublished_logs on logs (id) where size > published_size;
select app.protect('logs');

-- An entry is an audit event, or a checkpoint of a workspace's log in the log of the installation.
create table log_entries (
  log_id uuid not null references logs,
  index bigint not null,
  event_id uuid,
  checkpoint_id uuid,
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32),
  primary key (log_id, index),
  check (num_nonnulls(event_id, checkpoint_id) = 1)
);
-- An event whose place was never signed when its log was closed has another in the next.
create unique index log_entries_by_event on log_entries (event_id, log_id) where event_id is not null;
create unique index log_entries_by_checkpoint on log_entries (checkpoint_id) where checkpoint_id is not null;
select app.protect('log_entries');

-- The roots of full tiles: all inner nodes of a tree follow from them and the leaves.
create table log_tiles (
  log_id uuid not null references logs,
  level int not null,
  number bigint not null,
  root bytea not null check (octet_length(root) = 32),
  primary key (log_id, level, number)
);
select app.protect('log_tiles');

-- The signed states of a log.
create table log_checkpoints (
  id uuid primary key,
  log_id uuid not null references logs,
  size bigint not null,
  root bytea not null check (octet_length(root) = 32),
  note text not null,
  signed_at timestamptz not null,
  unique (log_id, size)
);
select app.protect('log_checkpoints');

-- Rows of the log are only ever added.
create trigger log_entries_are_final before update or delete on log_entries
  for each row execute function app.refuse_change();
create trigger log_entries_are_kept before truncate on log_entries
  for each statement execute function app.refuse_change();
create trigger log_tiles_are_final before update or delete on log_tiles
  for each row execute function app.refuse_change();
create trigger log_checkpoints_are_final before update or delete on log_checkpoints
  for each row execute function app.refuse_change();
create trigger logs_are_kept before delete on logs for each row execute function app.refuse_change();
revoke update, delete, truncate on log_entries, log_tiles, log_checkpoints from service_role;
revoke delete, truncate on logs from service_role;

-- The keys that sign, new ones beside older ones until these are retired. The private key is sealed.
create table log_keys (
  id uuid primary key,
  public_key bytea not null check (octet_length(public_key) = 32),
  sealed_private_key text not null,
  created_at timestamptz not null,
  retires_at timestamptz
);
select app.protect('log_keys');

-- Where the sequencer is: one row, locked by whoever sequences. Events up to `restored_number` came with a backup, so
-- the numbers of their transactions say nothing.
create table log_sequencer (
  is_only boolean primary key default true check (is_only),
  transaction_id xid8 not null,
  number bigint not null,
  restored_number bigint not null default 0
);
select app.protect('log_sequencer');

-- Waits until nobody is writing an audit event, and keeps everybody from it until the transaction ends.
create function app.hold_audit_events() returns void language plpgsql security definer set search_path = '' as $$
begin
  lock table public.audit_events in share mode;
end
$$;
revoke execute on function app.hold_audit_events from public;
grant execute on function app.hold_audit_events to service_role;

set local role service_role;
insert into log_sequencer (transaction_id, number) values ('0', 0);
reset role;

-- For finding events: what an event is about and how it ended, written when the event takes its place.
create table audit_facets (
  workspace_id uuid not null,
  facet text collate "C" not null,
  event_number bigint not null,
  event_id uuid not null,
  actor_id text,
  primary key (workspace_id, facet, event_number)
);
select app.protect('audit_facets', 'select');
create policy own_select on audit_facets for select to authenticated
  using (workspace_id = app.workspace_id() and actor_id = auth.uid()::text);

-- Who signs the newest checkpoint of the installation besides it, so that nobody can show two pasts.
create table log_witnesses (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 200),
  verifier_key text not null check (length(verifier_key) <= 400),
  url text not null check (length(url) <= 2000),
  added_at timestamptz not null
);
select app.protect('log_witnesses');

-- How it answers: the largest tree that it has signed, or why it did not sign.
create table log_witness_states (
  witness_id uuid primary key references log_witnesses on delete cascade,
  cosigned_size bigint not null default 0,
  cosigned_at timestamptz,
  asked_at timestamptz not null,
  failure text check (length(failure) <= 500)
);
select app.protect('log_witness_states');

create table log_cosignatures (
  checkpoint_id uuid not null references log_checkpoints,
  witness_id uuid not null references log_witnesses on delete cascade,
  line text not null,
  primary key (checkpoint_id, witness_id)
);
select app.protect('log_cosignatures');
