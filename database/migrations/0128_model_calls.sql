-- What models were asked, by whom, and what it cost: a row for each call, without any content, and sums of them by the
-- hour and the day. The rows and sums outlive the people and workspaces in them, which are then only forgotten.

create table model_calls (
  id uuid primary key,
  -- Null: an admin tried the model, or the workspace was erased.
  workspace_id uuid references workspaces on delete set null,
  -- The key in the ledger of usage. A call that cost nothing has a suffix, because its key may come again.
  request_id text not null check (length(request_id) between 1 and 220),
  user_id uuid,
  agent_id uuid,
  -- What it was asked for, e.g. a conversation, and the step of the run.
  host text check (length(host) <= 64),
  host_id uuid,
  run_id uuid,
  step int,
  run_attempt int,
  -- 1 for the model that was chosen, 2 for the first that was asked instead.
  place int not null check (place >= 1),
  purpose text not null check (length(purpose) between 1 and 32),
  provider_kind text not null,
  -- Names as they were then: a model may be deleted and its provider renamed.
  provider text not null,
  model_id uuid not null,
  model text not null,
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  cached_input_tokens bigint not null default 0 check (cached_input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  reasoning_tokens bigint not null default 0 check (reasoning_tokens >= 0),
  tokens_estimated boolean not null default false,
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  -- From asking to the first word of the answer. Null: there was none.
  first_token_ms int check (first_token_ms >= 0),
  duration_ms int not null check (duration_ms >= 0),
  outcome text not null check (outcome in ('ok', 'stopped', 'failed', 'refused')),
  -- A stable code. Null unless it failed.
  error_code text,
  ended_at timestamptz not null,
  -- Whether it is in the sums.
  is_counted boolean not null default false,
  unique (workspace_id, request_id)
);
comment on column model_calls.cost_micros is 'Millionths of a dollar, as settled in usage_ledger.';
create index model_calls_uncounted on model_calls (ended_at) where not is_counted;
create index model_calls_by_age on model_calls (ended_at);
create index model_calls_by_model on model_calls (model_id, ended_at desc);
create index model_calls_by_user on model_calls (user_id);
select app.protect('model_calls');

-- Sums of the calls that are counted. Hours and days are of UTC.
create table model_usage (
  id bigint generated always as identity primary key,
  grain text not null check (grain in ('hour', 'day')),
  starts_at timestamptz not null,
  workspace_id uuid references workspaces on delete set null,
  user_id uuid,
  -- Without an agent: zeros, so that a key is found again.
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000',
  provider text not null,
  model text not null,
  purpose text not null,
  calls bigint not null,
  failed bigint not null,
  stopped bigint not null,
  refused bigint not null,
  fallbacks bigint not null,
  input_tokens bigint not null,
  cached_input_tokens bigint not null,
  output_tokens bigint not null,
  reasoning_tokens bigint not null,
  cost_micros bigint not null,
  -- A forgotten person or workspace never conflicts, so it gets a row of its own.
  unique (workspace_id, grain, starts_at, user_id, agent_id, provider, model, purpose)
);
create index model_usage_by_time on model_usage (grain, starts_at);
create index model_usage_by_user on model_usage (user_id, grain, starts_at);
select app.protect('model_usage');

-- How long the first word took, in buckets of five percent.
create table model_latencies (
  grain text not null check (grain in ('hour', 'day')),
  starts_at timestamptz not null,
  workspace_id uuid references workspaces on delete set null,
  provider text not null,
  model text not null,
  purpose text not null,
  bucket smallint not null,
  samples bigint not null,
  unique (workspace_id, grain, starts_at, provider, model, purpose, bucket)
);
create index model_latencies_by_time on model_latencies (grain, starts_at);
select app.protect('model_latencies');

-- The bucket of a time: it holds times up to 1.05 ^ bucket.
create function app.latency_bucket(ms int) returns smallint language sql immutable parallel safe as $$
  select ceil(ln(greatest(ms, 1)) / ln(1.05) - 1e-9)::smallint
$$;
grant execute on function app.latency_bucket to service_role;
