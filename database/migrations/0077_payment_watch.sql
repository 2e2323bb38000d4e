-- Work at the provider that failed: tried again later, so that it keeps nothing behind it waiting.
create table billing_retries (
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  kind text not null check (kind in ('webhook', 'subscription', 'checkout', 'unclaimed', 'closing')),
  object_id text not null check (length(object_id) <= 200),
  attempts int not null default 1,
  -- A code of the provider or a kind of error; nothing that was sent.
  failure text not null check (length(failure) <= 200),
  next_try_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (provider, is_live, kind, object_id)
);
select app.protect('billing_retries');

-- What somebody who runs the installation has to look at. Of each thing one row, until it is over.
create table billing_findings (
  id uuid primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  is_live boolean not null,
  kind text not null check (length(kind) <= 60),
  object_id text not null check (length(object_id) <= 200),
  facts jsonb not null default '{}',
  found_at timestamptz not null,
  ended_at timestamptz,
  unique (provider, is_live, kind, object_id)
);
create index billing_findings_by_time on billing_findings (found_at desc, id desc);
select app.protect('billing_findings');

-- Who took payments at the last start: another one is taken on only when somebody says so.
create table billing_installation (
  id text primary key check (length(id) <= 64),
  provider text not null check (provider in ('none', 'sandbox', 'stripe')),
  is_live boolean not null,
  portal_configuration_id text check (length(portal_configuration_id) <= 200),
  -- Tells whether that configuration is still what is wanted.
  portal_configuration_key text,
  since timestamptz not null default now()
);
select app.protect('billing_installation');

-- Not sold while the provider says another amount than we do, or no longer sells it.
alter table pricing_plans add is_price_doubtful boolean not null default false;

create index trial_redemptions_by_card on trial_redemptions (provider, is_live, card_hash) where card_hash is not null;
create index checkout_intents_by_domain on checkout_intents (lower(split_part(email, '@', 2)), created_at)
  where trial_days is not null;
drop policy active on pricing_plans;
create policy active on pricing_plans for select to anon, authenticated using (is_active and not is_price_doubtful);
