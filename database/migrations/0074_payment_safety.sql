-- Who leaves stops paying: whose card and address a customer at the provider has, is put down with it.
alter table billing_customers add payer_id uuid references auth.users on delete cascade;
create index billing_customers_by_payer on billing_customers (payer_id);

-- A workspace that stays keeps what is paid: its subscription ends with the period. That of a deleted one ends at once.
alter table subscription_closings add mode text not null default 'at_once' check (mode in ('at_once', 'at_period_end'));

-- What goes along with a person or a workspace is deleted under the name of the tables' owner, who may do no more than
-- is named here. No other role has a grant on these tables.
create policy of_deletion on billing_customers to current_user using (true) with check (true);
create policy of_deletion on subscriptions for select to current_user using (true);
drop policy of_deletion on subscription_closings;
create policy of_deletion on subscription_closings to current_user using (true) with check (true);

-- Until now who pays was the person of the workspace.
set local role service_role;
update billing_customers c set payer_id = c.workspace_id
where exists (select from memberships m where m.workspace_id = c.workspace_id and m.user_id = c.workspace_id);
reset role;

create or replace function app.close_subscription() returns trigger language plpgsql as $$
begin
  if old.status not in ('canceled', 'incomplete_expired') then
    insert into subscription_closings (provider, is_live, subscription_id)
    values (old.provider, old.is_live, old.subscription_id)
    on conflict (provider, is_live, subscription_id) do update set mode = 'at_once';
  end if;
  return old;
end
$$;

-- A customer that is let go is charged no more, by whatever way it went.
create function app.release_customer() returns trigger language plpgsql as $$
begin
  insert into subscription_closings (provider, is_live, subscription_id, mode)
  select s.provider, s.is_live, s.subscription_id, 'at_period_end' from subscriptions s
  where s.provider = old.provider and s.is_live = old.is_live and s.customer_id = old.customer_id
    and s.status not in ('canceled', 'incomplete_expired')
  on conflict do nothing;
  return old;
end
$$;
create trigger release_customer before delete on billing_customers
  for each row execute function app.release_customer();

-- Who is no member of a workspace any more does not pay for it.
create function app.release_payer() returns trigger language plpgsql as $$
begin
  delete from billing_customers where workspace_id = old.workspace_id and payer_id = old.user_id;
  return old;
end
$$;
create trigger release_payer after delete on memberships
  for each row execute function app.release_payer();

-- The workspace that somebody signed in buys for, and when what is bought begins: after what another has paid for it.
alter table checkout_intents add for_workspace_id uuid references workspaces on delete cascade;
alter table checkout_intents add starts_at timestamptz;
create index checkout_intents_by_workspace on checkout_intents (for_workspace_id);
