-- Whoever reads a conversation sees what waits for a decision there. Only who may decide it does.
create policy of_readers on approvals for select to authenticated
  using (workspace_id = app.workspace_id() and conversation_id is not null and exists (
    select from conversations c where c.workspace_id = approvals.workspace_id and c.id = conversation_id));
