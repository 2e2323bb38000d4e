-- What people were told by mail about what they pay for.

-- Each mail is written once: the key says which one it is, of all workspaces.
create table billing_notices (
  workspace_id uuid not null references workspaces on delete cascade,
  notice_key text not null check (length(notice_key) <= 400),
  sent_at timestamptz not null,
  primary key (workspace_id, notice_key),
  unique (notice_key)
);
select app.protect('billing_notices');

-- The state of a subscription that its people know of. What is stored there and differs is told.
create table told_subscriptions (
  workspace_id uuid not null references workspaces on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  subscription_id text not null check (length(subscription_id) <= 200),
  status text not null,
  cancel_at timestamptz,
  -- Of the reading that was told.
  asked_at_number bigint not null,
  primary key (workspace_id, provider, is_live, subscription_id)
);
select app.protect('told_subscriptions');

-- Completed, and not mailed about yet.
create index checkout_intents_unfinished on checkout_intents (completed_at)
  where status = 'completed' and finish_mailed_at is null;
-- Accounts that came of a checkout, for those whose address nobody proves.
create index checkout_intents_consumed on checkout_intents (consumed_at) where status = 'consumed';
create index subscriptions_past_due on subscriptions (grace_until) where status = 'past_due';
-- Where a limit is near: who looks after the workspace is told.
create index usage_counters_warned on usage_counters (warned_at) where warned_at is not null;
