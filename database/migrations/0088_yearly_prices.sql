-- Prices for a year beside those for a month: none unless an admin sets one.

alter table pricing_plans
  add price_yearly_cents int check (price_yearly_cents > 0),
  add price_yearly numeric(10, 2) generated always as (price_yearly_cents / 100.0) stored,
  add stripe_price_yearly_id text,
  add constraint yearly_price_is_whole check ((price_yearly_cents is null) = (stripe_price_yearly_id is null));

-- Prices for a year are made at the provider, so each belongs to one provider and mode; what is offered in another stays
-- as it was there.
alter table plan_prices
  add billing_interval text not null default 'month' check (billing_interval in ('month', 'year')),
  add unit_cents int check (unit_cents > 0),
  add is_offered boolean not null default false,
  add constraint yearly_price_has_amount check (billing_interval = 'month' or unit_cents is not null);
create unique index plan_prices_offered on plan_prices (provider, is_live, plan_id)
  where is_offered and billing_interval = 'year';

-- What is paid for at once; null where the provider tells neither a month nor a year, or it is not read again yet.
alter table subscriptions add billing_interval text check (billing_interval in ('month', 'year'));
drop index subscriptions_running;
create index subscriptions_running on subscriptions (provider, is_live, status, trial_ends_at)
  include (plan_id, quantity, unit_cents, currency, billing_interval, paid_since)
  where status in ('active', 'past_due', 'trialing');
