-- What calls of models cost. A price is never changed: a new version comes into force and the old ones stay, because
-- the ledger of what was used names the version it was reckoned with.

create table model_prices (
  id uuid primary key,
  -- What it is the price of: one model of this installation, or every model of a kind of provider whose own name fits
  -- the pattern, in which * stands for any characters.
  model_id uuid references models (id) on delete cascade,
  provider_kind text check (provider_kind in ('openai', 'anthropic', 'google', 'openai_compatible')),
  model_pattern text check (length(model_pattern) between 1 and 200),
  -- All empty: from then on there is no price.
  input_micros bigint check (input_micros between 0 and 1000000000000),
  cached_input_micros bigint check (cached_input_micros between 0 and 1000000000000),
  output_micros bigint check (output_micros between 0 and 1000000000000),
  valid_from timestamptz not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (
    (model_id is not null and provider_kind is null and model_pattern is null)
    or (model_id is null and provider_kind is not null and model_pattern is not null)
  ),
  check (num_nulls(input_micros, cached_input_micros, output_micros) in (0, 3))
);
comment on column model_prices.input_micros is 'Price of a million input tokens, in millionths of a dollar.';
comment on column model_prices.cached_input_micros is 'Price of a million input tokens that the provider had cached.';
comment on column model_prices.output_micros is 'Price of a million output tokens, reasoning among them.';
comment on column model_prices.created_by is 'The admin; empty for the command line and for prices known from the start.';
create index model_prices_by_model on model_prices (model_id, valid_from desc);
create index model_prices_by_pattern on model_prices (provider_kind, model_pattern, valid_from desc);
create index model_prices_by_author on model_prices (created_by) where created_by is not null;
select app.protect('model_prices');

-- They never held anything: prices have versions now.
alter table models drop column input_price_micros, drop column output_price_micros;
