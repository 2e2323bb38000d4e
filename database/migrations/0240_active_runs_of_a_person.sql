-- What runs for a person now, newest first. Children show their work in their parent.
create index runs_active on runs (workspace_id, user_id, id desc)
  where status in ('queued', 'running', 'waiting') and parent_run_id is null;
