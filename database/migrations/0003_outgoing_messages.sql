-- Mail and text messages on their way out. What sends one writes it in its own transaction; a job delivers it.
create table outgoing_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- What it is for, e.g. `auth.confirmation`.
  kind text not null,
  recipient text not null check (length(recipient) between 3 and 320),
  -- Sealed: subject, text and HTML hold one-time links. Emptied when it was delivered or given up.
  sealed_content text,
  -- The same message asked for again is stored once.
  dedupe_key text unique,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- Until then nobody tries: it is being delivered, or the last attempt failed. Empty: at once.
  next_attempt_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outgoing_messages_waiting on outgoing_messages (created_at) where status = 'waiting';
create index outgoing_messages_by_time on outgoing_messages (created_at desc, id desc);
select app.protect('outgoing_messages');
