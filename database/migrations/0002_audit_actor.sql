-- A person writes audit events of what that person did, and of nobody else.
drop policy own_insert on audit_events;
create policy own_insert on audit_events for insert to authenticated
  with check (workspace_id = app.workspace_id() and actor_type = 'user' and actor_id = auth.uid()::text);
