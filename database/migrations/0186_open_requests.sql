-- What is open is found without its history: an inbox is read at every page.
create index approvals_open on approvals (workspace_id, user_id, id desc) where status = 'requested';
create index questions_open on questions (workspace_id, user_id, id desc) where answered_at is null;
