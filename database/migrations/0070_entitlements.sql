-- What plans give, what workspaces have, and what they used of it.

-- One row for each plan and entitlement. No row: nothing is given, except by the plan `own`, which gives everything.
create table plan_entitlements (
  -- The id of a plan, or `own`, `without_plan`, `ended`: so it refers to no table.
  plan_key text not null check (length(plan_key) between 1 and 64),
  entitlement text not null check (length(entitlement) between 1 and 64),
  value_boolean boolean,
  -- Null: as much as one likes.
  value_limit bigint check (value_limit between 0 and 9007199254740991),
  -- Null: as in the plan.
  trial_limit bigint check (trial_limit between 0 and 9007199254740991),
  soft_percent int not null default 80 check (soft_percent between 1 and 100),
  overage text not null default 'block' check (overage in ('block', 'allow')),
  updated_at timestamptz not null default now(),
  primary key (plan_key, entitlement)
);
select app.protect('plan_entitlements');

create table workspace_plans (
  workspace_id uuid not null references workspaces on delete cascade,
  source text not null check (source in ('subscription', 'assigned')),
  -- Who takes the payments, and whether they are real, e.g. `stripe live`; empty for what was assigned.
  origin text not null check (length(origin) <= 64),
  plan_key text not null check (length(plan_key) between 1 and 64),
  -- How many times it has the plan.
  quantity int not null default 1 check (quantity between 1 and 100),
  phase text not null check (phase in ('trial', 'paid', 'grace')),
  period_starts_at timestamptz not null,
  period_ends_at timestamptz,
  -- From then on it gives nothing. Null: no end is known.
  access_ends_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, source, origin)
);
create index workspace_plans_by_author on workspace_plans (created_by);
select app.protect('workspace_plans');

create table entitlement_overrides (
  workspace_id uuid not null references workspaces on delete cascade,
  entitlement text not null check (length(entitlement) between 1 and 64),
  id uuid not null unique,
  is_removed boolean not null default false,
  value_boolean boolean,
  value_limit bigint check (value_limit between 0 and 9007199254740991),
  reason text not null check (length(reason) between 1 and 500),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, entitlement)
);
create index entitlement_overrides_by_author on entitlement_overrides (created_by);
select app.protect('entitlement_overrides');

-- Limits of single users and agents within what the workspace has.
create table usage_budgets (
  workspace_id uuid not null references workspaces on delete cascade,
  scope text not null check (scope in ('user', 'agent')),
  scope_id uuid not null,
  entitlement text not null check (length(entitlement) between 1 and 64),
  value_limit bigint not null check (value_limit between 0 and 9007199254740991),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, scope, scope_id, entitlement)
);
create index usage_budgets_by_scope on usage_budgets (scope_id);
select app.protect('usage_budgets');
-- The functions below run as the owner, on behalf of people, who have no right to these tables.
create policy owner on usage_budgets to current_user using (true) with check (true);

create table usage_counters (
  workspace_id uuid not null references workspaces on delete cascade,
  entitlement text not null,
  scope text not null check (scope in ('workspace', 'user', 'agent')),
  -- Of a workspace its own id.
  scope_id uuid not null,
  period_starts_at timestamptz not null,
  used bigint not null default 0 check (used >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  -- From which number on the admins of the workspace are told, as the plan said last.
  soft_at bigint,
  warned_at timestamptz,
  primary key (workspace_id, entitlement, scope, scope_id, period_starts_at)
);
create index usage_counters_by_age on usage_counters (period_starts_at);
create index usage_counters_by_scope on usage_counters (scope_id);
select app.protect('usage_counters');
create policy owner on usage_counters to current_user using (true) with check (true);

-- What was used by which request, each once.
create table usage_ledger (
  workspace_id uuid not null references workspaces on delete cascade,
  request_id text not null check (length(request_id) between 1 and 200),
  entitlement text not null,
  user_id uuid,
  agent_id uuid,
  period_starts_at timestamptz not null,
  state text not null check (state in ('reserved', 'settled', 'released')),
  reserved_amount bigint not null check (reserved_amount >= 0),
  used_amount bigint not null default 0 check (used_amount >= 0),
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, request_id)
);
create index usage_ledger_waiting on usage_ledger (changed_at) where state = 'reserved';
create index usage_ledger_by_age on usage_ledger (created_at);
create index usage_ledger_by_user on usage_ledger (user_id);
select app.protect('usage_ledger');
create policy owner on usage_ledger to current_user using (true) with check (true);

-- A person uses what the workspace has in which the person acts; background work that of any.
create function app.require_own_usage(of_workspace uuid) returns void language plpgsql stable as $$
begin
  if auth.role() is distinct from 'service_role' and app.workspace_id() is distinct from of_workspace then
    raise exception 'Usage of another workspace' using errcode = '42501';
  end if;
end
$$;

-- The counters that a use concerns, always in this order, so that two uses never wait for each other.
create function app.usage_scopes(of_workspace uuid, of_user uuid, of_agent uuid)
returns table (place int, scope text, scope_id uuid) language sql immutable as $$
  select * from (values (1, 'workspace', of_workspace), (2, 'user', of_user), (3, 'agent', of_agent))
    as s (place, scope, scope_id) where s.scope_id is not null
$$;

-- Reserves `amount`, or with `is_spent` counts it as used at once; with `is_forced` whatever any limit is. `ceiling` is what the workspace may have (null: no
-- end). Outcomes: reserved, settled (now or by the same request before; `is_new` tells), reused (the request id stands
-- for something else), refused (then scope, ceiling and used say by what).
create function app.reserve_usage(
  of_workspace uuid, of_request text, of_entitlement text, of_user uuid, of_agent uuid, amount bigint,
  period timestamptz, ceiling bigint, soft bigint, is_spent boolean, is_forced boolean, at timestamptz,
  out outcome text, out is_new boolean, out refused_scope text, out refused_limit bigint, out refused_used bigint,
  out has_crossed boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  known usage_ledger;
  target record;
  counter usage_counters;
  upper_limit bigint;
begin
  perform app.require_own_usage(of_workspace);
  has_crossed := false;
  is_new := false;
  insert into usage_ledger (workspace_id, request_id, entitlement, user_id, agent_id, period_starts_at, state,
    reserved_amount, created_at, changed_at)
  values (of_workspace, of_request, of_entitlement, of_user, of_agent, period, 'released', amount, at, at)
  on conflict do nothing;
  select * into known from usage_ledger l
    where l.workspace_id = of_workspace and l.request_id = of_request for update;
  if known.entitlement <> of_entitlement or known.user_id is distinct from of_user then
    outcome := 'reused';
    return;
  end if;
  if known.state <> 'released' then
    outcome := known.state;
    return;
  end if;

  for target in select * from app.usage_scopes(of_workspace, of_user, of_agent) order by place loop
    insert into usage_counters (workspace_id, entitlement, scope, scope_id, period_starts_at)
    values (of_workspace, of_entitlement, target.scope, target.scope_id, period) on conflict do nothing;
    select * into counter from usage_counters c where c.workspace_id = of_workspace
      and c.entitlement = of_entitlement and c.scope = target.scope and c.scope_id = target.scope_id
      and c.period_starts_at = period for update;
    upper_limit := case when is_forced then null when target.scope = 'workspace' then ceiling else (
      select b.value_limit from usage_budgets b where b.workspace_id = of_workspace and b.scope = target.scope
        and b.scope_id = target.scope_id and b.entitlement = of_entitlement) end;
    if counter.used + counter.reserved + amount > upper_limit then
      outcome := 'refused';
      refused_scope := target.scope;
      refused_limit := upper_limit;
      refused_used := counter.used + counter.reserved;
      delete from usage_ledger l where l.workspace_id = of_workspace and l.request_id = of_request;
      return;
    end if;
  end loop;

  outcome := case when is_spent then 'settled' else 'reserved' end;
  is_new := true;
  update usage_ledger l set state = outcome, agent_id = of_agent, period_starts_at = period, reserved_amount = amount,
      used_amount = case when is_spent then amount else 0 end, changed_at = at
    where l.workspace_id = of_workspace and l.request_id = of_request;
  update usage_counters c set
      used = c.used + case when is_spent then amount else 0 end,
      reserved = c.reserved + case when is_spent then 0 else amount end,
      soft_at = case when c.scope = 'workspace' then soft end
    from app.usage_scopes(of_workspace, of_user, of_agent) s
    where c.workspace_id = of_workspace and c.entitlement = of_entitlement and c.scope = s.scope
      and c.scope_id = s.scope_id and c.period_starts_at = period;
  has_crossed := app.cross_soft_limit(of_workspace, of_entitlement, period, at);
end
$$;

-- Whether the workspace's use has just come to where its admins are told; true once a period.
create function app.cross_soft_limit(of_workspace uuid, of_entitlement text, period timestamptz, at timestamptz)
returns boolean language plpgsql as $$
begin
  update usage_counters c set warned_at = at
    where c.workspace_id = of_workspace and c.entitlement = of_entitlement and c.scope = 'workspace'
      and c.period_starts_at = period and c.warned_at is null and c.used > 0 and c.used >= c.soft_at;
  return found;
end
$$;

-- Ends a reservation: `amount` was used of it (0 with the state `released`). Once only: `is_new` is false when it was
-- settled or released before. What was released in the meantime and used nevertheless is counted all the same.
create function app.end_reservation(
  of_workspace uuid, of_request text, new_state text, amount bigint, more jsonb, at timestamptz,
  out is_known boolean, out is_new boolean, out of_entitlement text, out has_crossed boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  known usage_ledger;
begin
  perform app.require_own_usage(of_workspace);
  has_crossed := false;
  is_new := false;
  select * into known from usage_ledger l
    where l.workspace_id = of_workspace and l.request_id = of_request for update;
  is_known := found;
  of_entitlement := known.entitlement;
  if not is_known or known.state = 'settled' or known.state = new_state then return; end if;
  is_new := true;
  update usage_ledger l set state = new_state, used_amount = amount, facts = l.facts || more, changed_at = at
    where l.workspace_id = of_workspace and l.request_id = of_request;
  -- The counter of the workspace first, as in reserving.
  perform from usage_counters c where c.workspace_id = of_workspace and c.entitlement = known.entitlement
    and c.scope = 'workspace' and c.period_starts_at = known.period_starts_at for update;
  update usage_counters c set used = c.used + amount,
      reserved = greatest(0, c.reserved - case when known.state = 'reserved' then known.reserved_amount else 0 end)
    from app.usage_scopes(of_workspace, known.user_id, known.agent_id) s
    where c.workspace_id = of_workspace and c.entitlement = known.entitlement and c.scope = s.scope
      and c.scope_id = s.scope_id and c.period_starts_at = known.period_starts_at;
  has_crossed := app.cross_soft_limit(of_workspace, known.entitlement, known.period_starts_at, at);
end
$$;

revoke execute on function app.reserve_usage, app.cross_soft_limit, app.end_reservation from public;
grant execute on function app.reserve_usage, app.end_reservation to authenticated, service_role;

-- Servers keep for half a minute what a workspace has: they are told when it changes.
create function app.announce_entitlements() returns trigger language plpgsql as $$
begin
  perform pg_notify('entitlements', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'workspace_id');
  return null;
end
$$;
create trigger announce_entitlements after insert or update or delete on workspace_plans
  for each row execute function app.announce_entitlements();
create trigger announce_entitlements after insert or update or delete on entitlement_overrides
  for each row execute function app.announce_entitlements();

-- Without a workspace: of all of them.
create function app.announce_plan_values() returns trigger language plpgsql as $$
begin
  perform pg_notify('entitlements', '');
  return null;
end
$$;
create trigger announce_plan_values after insert or update or delete on plan_entitlements
  for each statement execute function app.announce_plan_values();
