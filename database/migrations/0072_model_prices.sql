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

-- What vendors asked for their models in November 2026, as far as public documentation told; the vendor's own page is
-- what counts. Dollars for a million tokens: read, read from their cache, written. Only models of one price are here,
-- under their own names and those of their dated versions; admins set the others, and new versions of these.
insert into model_prices (id, provider_kind, model_pattern, input_micros, cached_input_micros, output_micros, valid_from)
select ('00000000-0000-7000-8000-' || lpad(row_number() over (order by kind, name, dated)::text, 12, '0'))::uuid, kind,
  name || case dated when 1 then '-20*' else '' end,
  (input * 1000000)::bigint, (cached * 1000000)::bigint, (output * 1000000)::bigint, '2026-01-01T00:00:00Z'
from (values
  ('anthropic', 'claude-fable-5-1', 10, 0.25, 50),
  ('anthropic', 'claude-fable-5', 10, 1, 50),
  ('anthropic', 'claude-opus-5', 5, 0.5, 25),
  ('anthropic', 'claude-opus-4-8', 5, 0.5, 25),
  ('anthropic', 'claude-opus-4-7', 5, 0.5, 25),
  ('anthropic', 'claude-opus-4-6', 5, 0.5, 25),
  ('anthropic', 'claude-opus-4-5', 5, 0.5, 25),
  ('anthropic', 'claude-sonnet-5-5', 2, 0.1, 10),
  ('anthropic', 'claude-sonnet-5', 2, 0.2, 10),
  ('anthropic', 'claude-sonnet-4-6', 3, 0.3, 15),
  ('anthropic', 'claude-sonnet-4-5', 3, 0.3, 15),
  ('anthropic', 'claude-haiku-4-5', 1, 0.1, 5),
  ('openai', 'gpt-5.2', 1.75, 0.175, 14),
  ('openai', 'gpt-5', 1.25, 0.125, 10),
  ('openai', 'gpt-5-mini', 0.25, 0.025, 2),
  ('openai', 'gpt-4.1', 2, 0.5, 8),
  ('openai', 'gpt-4o', 2.5, 1.25, 10),
  ('openai', 'gpt-4o-mini', 0.15, 0.075, 0.6)
) as known (kind, name, input, cached, output), generate_series(0, 1) as dated;
