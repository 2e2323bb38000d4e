-- Reading the audit trail. The order of the log on screen is that of `number`.
create index audit_events_in_order on audit_events (workspace_id, number desc);
create index audit_events_by_actor on audit_events (workspace_id, actor_id, number desc);
create index audit_events_by_act_in_order on audit_events (workspace_id, act, number desc);
create index audit_events_of_others on audit_events (workspace_id, actor_type, number desc) where actor_type <> 'user';

-- The logs that the caller may read as a whole: the workspace's for its owners and admins, and the installation's for
-- its admins. Policies ask it once a statement.
create function app.logs_read() returns uuid[] language sql stable as $$
  select array(
    select m.workspace_id from memberships m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.role in ('owner', 'admin')
    union all
    select '00000000-0000-0000-0000-000000000000'::uuid
    from user_roles r where r.user_id = auth.uid() and r.role = 'admin')
$$;

-- Whom an event was for, when somebody else acted: looked up for the few events that no other policy shows. It is not
-- inlined, or it would be answered for all events at once.
create function app.acted_for_caller(workspace uuid, event bigint) returns boolean language plpgsql stable as $$
declare
  -- As a variable, or the index would not be used: how it is computed is not leakproof.
  mine text := 'person:' || auth.uid()::text;
begin
  return exists (select from audit_facets f where f.workspace_id = workspace
    and f.facet = mine and f.event_number = event);
end
$$;

-- Who the caller is, is read once a statement, not once a row. The policy with the costly question comes last.
drop policy own_select on audit_events;
create policy own_select on audit_events for select to authenticated
  using (workspace_id = (select app.workspace_id()) and actor_id = (select auth.uid()::text));
create policy read_log on audit_events for select to authenticated
  using (workspace_id = any ((select app.logs_read())::uuid[]));
create policy for_caller on audit_events for select to authenticated
  using (workspace_id = (select app.workspace_id()) and app.acted_for_caller(workspace_id, number));

drop policy own_select on audit_facets;
create policy own_select on audit_facets for select to authenticated
  using (workspace_id = (select app.workspace_id()) and actor_id = (select auth.uid()::text));
create policy read_log on audit_facets for select to authenticated
  using (workspace_id = any ((select app.logs_read())::uuid[]));
create policy for_caller on audit_facets for select to authenticated
  using (workspace_id = (select app.workspace_id()) and facet = 'person:' || (select auth.uid()::text));

-- Filters that a person kept under a name.
create table log_queries (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  filter jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index log_queries_of_person on log_queries (workspace_id, user_id, id);
create index log_queries_by_person on log_queries (user_id);
select app.protect('log_queries', 'select, insert, update, delete');
create policy own on log_queries to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
