-- Mails that people write with the assistant, before anything leaves.
create table mail_drafts (
  workspace_id uuid not null,
  -- The id of the tool call that wrote it, or one of its own.
  id uuid not null,
  user_id uuid not null,
  to_addresses text[] not null check (cardinality(to_addresses) <= 20),
  cc_addresses text[] not null check (cardinality(cc_addresses) <= 20),
  bcc_addresses text[] not null check (cardinality(bcc_addresses) <= 20),
  subject text not null check (length(subject) <= 250),
  body text not null check (length(body) <= 20000),
  -- Who could have written it, and who may read it.
  integrity text not null,
  readers text[] not null,
  conversation_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index mail_drafts_by_user on mail_drafts (workspace_id, user_id, id desc);
create index mail_drafts_of_user on mail_drafts (user_id);
create index mail_drafts_by_age on mail_drafts (updated_at);
select app.protect('mail_drafts', 'select, insert, update, delete');
create policy own on mail_drafts to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- Mails that people have sent. Each is held back for a while, in which its person can take it back.
create table outgoing_mails (
  workspace_id uuid not null,
  -- The id of the tool call that sent it, or of its draft: a retry makes no second one.
  id uuid not null,
  user_id uuid not null,
  to_addresses text[] not null check (cardinality(to_addresses) between 1 and 20),
  cc_addresses text[] not null check (cardinality(cc_addresses) <= 20),
  bcc_addresses text[] not null check (cardinality(bcc_addresses) <= 20),
  reply_to text not null,
  subject text not null check (length(subject) between 1 and 250),
  body text not null check (length(body) between 1 and 20000),
  integrity text not null,
  readers text[] not null,
  conversation_id uuid,
  state text not null default 'held'
    check (state in ('held', 'withdrawn', 'sending', 'retrying', 'sent', 'in_outbox', 'failed', 'unknown')),
  release_at timestamptz not null,
  -- How often sending has begun. It is also the fence of a sender.
  attempts int not null default 0,
  -- Held and retrying: when it is due. Sending: when its sender counts as dead.
  due_at timestamptz not null,
  -- Why it was not sent, or waits for the next attempt.
  problem text,
  -- Recipients that the mail server refused while it took the mail for others.
  refused_addresses text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- When it was sent, taken back or given up.
  ended_at timestamptz,
  primary key (workspace_id, id)
);
create index outgoing_mails_by_user on outgoing_mails (workspace_id, user_id, id desc);
create index outgoing_mails_of_user on outgoing_mails (user_id, created_at);
create index outgoing_mails_due on outgoing_mails (due_at) where state in ('held', 'retrying', 'sending');
create index outgoing_mails_by_age on outgoing_mails (ended_at);
create index outgoing_mails_by_address on outgoing_mails
  using gin ((to_addresses || cc_addresses || bcc_addresses));
select app.protect('outgoing_mails', 'select, insert, update');
create policy own on outgoing_mails to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
