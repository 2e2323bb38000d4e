-- What the installation offers: plans, public settings and voices.

create table pricing_plans (
  id text primary key check (length(id) <= 64),
  name text not null,
  description text not null,
  price_monthly_cents int not null check (price_monthly_cents >= 0),
  price_monthly numeric(10, 2) generated always as (price_monthly_cents / 100.0) stored,
  currency text not null default 'usd' check (length(currency) = 3),
  stripe_price_monthly_id text,
  free_trial_days int not null default 14 check (free_trial_days >= 0),
  features jsonb not null default '[]' check (jsonb_typeof(features) = 'array'),
  is_active boolean not null default true,
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select app.protect('pricing_plans', 'select');
grant select on pricing_plans to anon;
create policy active on pricing_plans for select to anon, authenticated using (is_active);

create table global_settings (
  setting_key text primary key check (length(setting_key) <= 100),
  setting_value text not null check (length(setting_value) <= 10000),
  is_public boolean not null default false,
  updated_at timestamptz not null default now()
);
select app.protect('global_settings', 'select');
grant select on global_settings to anon;
create policy public_ones on global_settings for select to anon, authenticated using (is_public);

create table voices (
  id text primary key check (length(id) <= 64),
  name text not null,
  description text not null,
  category text not null,
  personality text not null,
  sort_order int not null
);
select app.protect('voices', 'select');
grant select on voices to anon;
create policy everyone on voices for select to anon, authenticated using (true);

create table user_voice_settings (
  user_id uuid primary key references auth.users on delete cascade,
  voice_name text not null check (length(voice_name) between 1 and 64),
  updated_at timestamptz not null default now()
);
select app.protect('user_voice_settings', 'select, insert, update');
create policy own on user_voice_settings to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
grant select on user_voice_settings to anon;
