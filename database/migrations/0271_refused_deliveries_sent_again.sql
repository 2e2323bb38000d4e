-- A delivery that was refused may be sent again, and then becomes what came of it. One that started a run stays.
grant update (fired_at, due_at, outcome, reason_code, reason, conversation_id, run_id) on trigger_firings
  to authenticated;
drop policy own on trigger_firings;
create policy own on trigger_firings for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy own_to_store on trigger_firings for insert to authenticated
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy own_to_send_again on trigger_firings for update to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid() and cause = 'delivery' and outcome = 'refused')
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
