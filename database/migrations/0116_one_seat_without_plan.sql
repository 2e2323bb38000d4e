-- A workspace without a plan is for one person, as the smallest plan is. What an admin has set stays.
set local role service_role;
update plan_entitlements p set value_limit = 1, updated_at = now()
where plan_key = 'without_plan' and entitlement = 'seats' and value_limit = 3
  and updated_at = (select min(o.updated_at) from plan_entitlements o where o.plan_key = 'without_plan');
reset role;
