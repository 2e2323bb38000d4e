-- Names that say what they hold in the terms of the field.
alter table told_subscriptions rename to notified_subscriptions;
alter table notified_subscriptions rename constraint told_subscriptions_pkey to notified_subscriptions_pkey;
alter table notified_subscriptions rename constraint told_subscriptions_provider_check
  to notified_subscriptions_provider_check;
alter table notified_subscriptions rename constraint told_subscriptions_subscription_id_check
  to notified_subscriptions_subscription_id_check;
alter table notified_subscriptions rename constraint told_subscriptions_workspace_id_fkey
  to notified_subscriptions_workspace_id_fkey;

alter table auth.users rename column barred_at to suspended_at;
alter table auth.account_closures rename column told_to_hand_on_at to handover_requested_at;

-- Bodies of functions are text: they name the column as it is called now.
create or replace function app.find_caller(session uuid, person uuid, workspace uuid)
 returns TABLE(email text, role text, is_admin boolean, lacks_factor boolean, is_closing boolean)
 language sql
 stable
AS $$
  select coalesce(u.email, ''), m.role,
    exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    s.aal = 'aal1' and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    exists (select from auth.account_closures c where c.user_id = u.id)
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  left join memberships m on m.user_id = u.id and m.workspace_id = workspace
  where s.id = session and s.user_id = person
    and (s.not_after is null or s.not_after > now())
    and u.deleted_at is null and u.suspended_at is null and (u.banned_until is null or u.banned_until < now())
$$;

create or replace function app.may_act(person uuid, workspace uuid)
 returns boolean
 language sql
 stable
AS $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id = person
      and u.deleted_at is null and u.suspended_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select from auth.account_closures c where c.user_id = u.id))
$$;
