-- What admins see of subscriptions: since when one is paid for, when it ended, what it costs, and what fails outside.

-- As the provider charges it, for one; null until it is read again.
alter table subscriptions add unit_cents bigint check (unit_cents >= 0);
alter table subscriptions add currency text check (length(currency) <= 64);
-- Since when it is known to be paid, or to cost nothing: told by its invoices, since a trial that is over is called
-- active before it is charged.
alter table subscriptions add paid_since timestamptz;
alter table subscriptions add ended_at timestamptz;

-- Follows from the status, so whoever writes that need not know of it. A payment that fails ends nothing yet.
create function app.date_subscription() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.ended_at := old.ended_at;
  end if;
  if new.status in ('canceled', 'unpaid', 'paused', 'incomplete_expired') then
    new.ended_at := coalesce(new.ended_at, new.synced_at);
  else
    new.ended_at := null;
  end if;
  return new;
end
$$;
create trigger date_subscription before insert or update of status on subscriptions
  for each row execute function app.date_subscription();

set local role service_role;
update subscriptions set
  paid_since = case when status = 'active' or status = 'past_due' and period_starts_at > coalesce(trial_ends_at, created_at)
    then coalesce(trial_ends_at, created_at) end,
  ended_at = case when status in ('canceled', 'unpaid', 'paused', 'incomplete_expired')
    then least(coalesce(cancel_at, period_ends_at, synced_at), synced_at) end;
reset role;

create index subscriptions_running on subscriptions (provider, is_live, status, trial_ends_at)
  include (plan_id, quantity, unit_cents, currency, paid_since) where status in ('active', 'past_due', 'trialing');
create index subscriptions_by_payment on subscriptions (provider, is_live, paid_since) include (ended_at)
  where paid_since is not null;
create index subscriptions_by_end on subscriptions (provider, is_live, ended_at) include (paid_since)
  where ended_at is not null;

-- Admins look for workspaces by how their names and the addresses of their owners begin, and by what they are on.
-- Ids at the provider are looked up whatever their case was when they were copied.
create index subscriptions_by_lower_id on subscriptions (lower(subscription_id));
create index subscriptions_by_lower_customer on subscriptions (lower(customer_id));
create index billing_customers_by_lower_id on billing_customers (lower(customer_id));
create index workspaces_by_name on workspaces (lower(name) text_pattern_ops);
create index users_by_lower_email on auth.users (lower(email) text_pattern_ops);
create index workspace_plans_by_phase on workspace_plans (source, phase, workspace_id);

create index checkout_intents_unclaimed on checkout_intents (coalesce(completed_at, created_at), id)
  where status in ('completed', 'quarantined');

-- Anybody may type anybody's address: the trial of an account that goes without ever having proved it is given back to
-- the mailbox, by whatever way the account goes. A card that was used stays counted, and names no mailbox then.
alter table trial_redemptions alter email_hash drop not null;
create policy of_deletion on trial_redemptions to current_user using (true) with check (true);
create policy of_deletion on checkout_intents for select to current_user using (true);
create function app.give_trial_back() returns trigger language plpgsql as $$
begin
  with given as (
    select t.id from public.trial_redemptions t join public.checkout_intents i
      on i.provider = t.provider and i.is_live = t.is_live and i.email_hash = t.email_hash
    where i.user_id = old.id and i.status = 'consumed' and i.trial_days is not null
  ), unnamed as (
    update public.trial_redemptions set email_hash = null
    where card_hash is not null and id in (select id from given)
  )
  delete from public.trial_redemptions where card_hash is null and id in (select id from given);
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger give_trial_back before delete on auth.users
  for each row when (old.email_confirmed_at is null) execute function app.give_trial_back();
create trigger give_trial_back_in_name before update of deleted_at on auth.users
  for each row when (old.email_confirmed_at is null and old.deleted_at is null and new.deleted_at is not null)
  execute function app.give_trial_back();
