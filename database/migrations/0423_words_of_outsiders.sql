-- Whether somebody does not belong to the organization, as a guest, or does no longer. Their words are reported to models
-- and never obeyed. People ask about their own workspace only.
create function app.is_outsider(of_workspace uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not (app.is_asked_of_own(of_workspace) and exists (
    select from public.memberships m
    where m.workspace_id = of_workspace and m.user_id = person and m.role <> 'guest' and m.suspended_at is null))
$$;
revoke execute on function app.is_outsider from public;
grant execute on function app.is_outsider to authenticated, service_role;
