-- An auditor of a workspace reads its log and holds, and has no other right of its admins.
alter table memberships drop constraint memberships_role_check;
alter table memberships add constraint memberships_role_check check (role in ('owner', 'admin', 'auditor', 'member'));

create or replace function app.logs_read() returns uuid[] language sql stable as $$
  select array(
    select m.workspace_id from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.role in ('owner', 'admin', 'auditor')
    union all
    select '00000000-0000-0000-0000-000000000000'::uuid
    from user_roles r where r.user_id = auth.uid() and r.role = 'admin')
$$;

-- Receivers of events are set up by those who administer the workspace.
create function app.is_workspace_admin() returns boolean language sql stable as $$
  select exists (
    select from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.role in ('owner', 'admin'))
$$;
drop policy administered on event_sinks;
create policy administered on event_sinks to authenticated
  using (workspace_id = app.workspace_id() and (select app.is_workspace_admin()))
  with check (workspace_id = app.workspace_id() and (select app.is_workspace_admin()));
drop policy administered on event_sink_secrets;
create policy administered on event_sink_secrets to authenticated
  using (workspace_id = app.workspace_id() and (select app.is_workspace_admin()))
  with check (workspace_id = app.workspace_id() and (select app.is_workspace_admin()));
drop policy administered on event_sink_positions;
create policy administered on event_sink_positions to authenticated
  using (workspace_id = app.workspace_id() and (select app.is_workspace_admin()))
  with check (workspace_id = app.workspace_id() and (select app.is_workspace_admin()));
