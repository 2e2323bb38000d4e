-- Whether a workspace is the caller's personal one and nobody else is in it. Known to the caller for their own only.
create function app.is_personal(of_workspace uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_alone_in(auth.uid(), of_workspace)
$$;
revoke execute on function app.is_personal from public;
grant execute on function app.is_personal to authenticated, service_role;

-- A workspace where others are keeps an owner who may act there. Whatever the product does to two memberships at once, the
-- lock on their workspace gives it one order. Operators who work on the database by hand know what they do.
create function app.keep_owner() returns trigger language plpgsql as $$
begin
  if current_user <> 'service_role' or old.role <> 'owner' then return null; end if;
  if tg_op = 'UPDATE' and new.role = 'owner' then return null; end if;
  perform from workspaces w where w.id = old.workspace_id for no key update;
  -- The workspace or the account goes, and the membership with it.
  if not found or not exists (select from auth.users u where u.id = old.user_id and u.deleted_at is null) then
    return null;
  end if;
  if exists (
      select from memberships m where m.workspace_id = old.workspace_id and m.role = 'owner'
        and app.may_act(m.user_id, m.workspace_id))
    or not exists (select from memberships m where m.workspace_id = old.workspace_id and m.user_id <> old.user_id)
  then return null; end if;
  raise exception 'The workspace would have no owner.' using errcode = 'OWNER';
end
$$;
create trigger keep_owner after update of role or delete on memberships
  for each row execute function app.keep_owner();

-- A trigger whose person left goes to whoever takes over, who turns it on.
alter table triggers drop constraint triggers_paused_because_check;
alter table triggers add constraint triggers_paused_because_check
  check (paused_because in ('person', 'agent', 'failures', 'chosen', 'admin', 'handed_over'));
