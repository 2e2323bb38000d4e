-- Whatever stores text stores both halves of its label. A file without a known writer may be read by nobody.
alter table files add column readers text[] not null default '{nobody}';

set local role service_role;

-- An upload is its person's. A written file has the readers of the call that wrote it.
update files f set readers = case when f.written_by_call is null then array['user:' || f.user_id]
  else coalesce((
    select c.readers from tool_calls c where c.workspace_id = f.workspace_id and c.id = f.written_by_call), '{nobody}') end;

reset role;

-- Whether somebody beside its owner may reach an object of the caller's workspace. People cannot read the grants of others.
create function app.is_shared(of_type text, of_object uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.grants
    where workspace_id = app.workspace_id() and object_type = of_type and object_id = of_object)
$$;
revoke execute on function app.is_shared from public;
grant execute on function app.is_shared to authenticated, service_role;
