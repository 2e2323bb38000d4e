-- Subscriptions of workspaces, and how they come about. Each row says of which provider it is, and whether money is
-- real there: rows of another provider or mode stay, and mean nothing.

-- Which plan a price stands for, also prices that are no longer sold.
create table plan_prices (
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  price_id text not null check (length(price_id) <= 200),
  plan_id text not null references pricing_plans on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, is_live, price_id)
);
select app.protect('plan_prices');

-- What this installation derives its own secrets of billing from.
create table billing_keys (
  id text primary key check (length(id) <= 64),
  sealed_key text not null,
  created_at timestamptz not null default now()
);
select app.protect('billing_keys');

create table billing_customers (
  workspace_id uuid not null references workspaces on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  customer_id text not null check (length(customer_id) <= 200),
  created_at timestamptz not null default now(),
  -- A workspace whose customer was deleted at the provider gets another; the newest counts.
  primary key (workspace_id, provider, is_live, customer_id),
  unique (provider, is_live, customer_id)
);
select app.protect('billing_customers');

-- What the provider said last. `asked_at_number` tells which of two readings was asked for later.
create sequence subscription_readings;
grant usage on sequence subscription_readings to service_role;

create table subscriptions (
  workspace_id uuid not null references workspaces on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  subscription_id text not null check (length(subscription_id) <= 200),
  customer_id text not null check (length(customer_id) <= 200),
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete',
    'incomplete_expired', 'paused')),
  plan_id text references pricing_plans on delete set null,
  price_id text not null,
  quantity int not null default 1,
  trial_ends_at timestamptz,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  cancel_at timestamptz,
  grace_until timestamptz,
  created_at timestamptz not null,
  synced_at timestamptz not null,
  asked_at_number bigint not null,
  primary key (workspace_id, provider, is_live, subscription_id),
  unique (provider, is_live, subscription_id)
);
create index subscriptions_by_trial_end on subscriptions (trial_ends_at) where status = 'trialing';
create index subscriptions_by_period_end on subscriptions (period_ends_at)
  where status not in ('canceled', 'incomplete_expired');
select app.protect('subscriptions');

-- Whoever deletes a workspace: what it paid for is ended at the provider, in the same transaction put down to be done.
create table subscription_closings (
  provider text not null,
  is_live boolean not null,
  subscription_id text not null,
  created_at timestamptz not null default now(),
  primary key (provider, is_live, subscription_id)
);
select app.protect('subscription_closings');
-- Rows that go along with a workspace are deleted under the name of the tables' owner.
create policy of_deletion on subscription_closings for insert to current_user with check (true);

create function app.close_subscription() returns trigger language plpgsql as $$
begin
  if old.status not in ('canceled', 'incomplete_expired') then
    insert into subscription_closings (provider, is_live, subscription_id)
    values (old.provider, old.is_live, old.subscription_id);
  end if;
  return old;
end
$$;
create trigger close_subscription before delete on subscriptions
  for each row execute function app.close_subscription();

-- A checkout belongs to the browser that began it: only the hash of what its cookie holds is here.
create table checkout_intents (
  id uuid primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  claim_hash text not null unique,
  email text not null check (length(email) <= 254),
  email_hash text not null,
  plan_id text not null references pricing_plans on delete cascade,
  price_id text not null check (length(price_id) <= 200),
  -- Null: paid from the first day.
  trial_days int check (trial_days > 0),
  session_id text unique check (length(session_id) <= 200),
  status text not null default 'open'
    check (status in ('open', 'completed', 'consumed', 'discarded', 'expired', 'quarantined', 'abandoned')),
  -- Of the mail with which the person goes on when the tab was closed.
  finish_hash text unique,
  finish_mailed_at timestamptz,
  user_id uuid references auth.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  consumed_at timestamptz
);
create index checkout_intents_by_age on checkout_intents (created_at);
create index checkout_intents_by_user on checkout_intents (user_id);
select app.protect('checkout_intents');

-- One trial each. Outlives the account; nobody can be told from it.
create table trial_redemptions (
  id uuid primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  email_hash text not null,
  card_hash text,
  redeemed_at timestamptz not null,
  unique (provider, is_live, email_hash)
);
create index trial_redemptions_by_age on trial_redemptions (redeemed_at);
select app.protect('trial_redemptions');

-- That something happened at the provider, and with which objects; what, is asked for.
create table webhook_events (
  provider text not null check (provider in ('sandbox', 'stripe')),
  event_id text not null check (length(event_id) <= 200),
  type text not null check (length(type) <= 200),
  -- The subscription or the checkout session that is to be read again.
  object_id text,
  status text not null check (status in ('waiting', 'done', 'ignored')),
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index webhook_events_by_age on webhook_events (received_at);
create index webhook_events_waiting on webhook_events (received_at) where status = 'waiting';
select app.protect('webhook_events');
