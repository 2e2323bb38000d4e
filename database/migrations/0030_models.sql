-- Providers of language models and their models. They belong to the installation, not to a workspace, and
-- hold keys: only background work reads them, people see what the server presents.

create table model_providers (
  id uuid primary key,
  kind text not null check (kind in ('openai', 'anthropic', 'google', 'openai_compatible')),
  name text not null unique check (length(name) between 1 and 80),
  base_url text,
  api_key text,
  is_enabled boolean not null default true,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind <> 'openai_compatible' or base_url is not null)
);
select app.protect('model_providers');

create table models (
  id uuid primary key,
  provider_id uuid not null references model_providers (id) on delete cascade,
  model_id text not null check (length(model_id) between 1 and 200),
  label text not null check (length(label) between 1 and 200),
  capabilities jsonb not null default '{"tools": true, "jsonSchema": false, "vision": false}',
  context_tokens int,
  is_enabled boolean not null default false,
  is_default boolean not null default false,
  input_price_micros bigint,
  output_price_micros bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, model_id),
  check (is_enabled or not is_default)
);
create unique index models_one_default on models (is_default) where is_default;
comment on column models.input_price_micros is 'Price of a million input tokens, in millionths of a dollar.';
comment on column models.output_price_micros is 'Price of a million output tokens, in millionths of a dollar.';
select app.protect('models');
