-- An owner or admin of the workspace stops a trigger of a member.
alter table triggers drop constraint triggers_paused_because_check,
  add constraint triggers_paused_because_check
    check (paused_because in ('person', 'agent', 'failures', 'chosen', 'admin'));
create index triggers_of_workspace on triggers (workspace_id, id desc) where deleted_at is null;
