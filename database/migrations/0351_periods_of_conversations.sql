-- After how many days without a message the conversations of a workspace are deleted. No row: never.
create table conversation_periods (
  workspace_id uuid primary key,
  days int not null check (days between 30 and 3650),
  set_at timestamptz not null
);
select app.protect('conversation_periods');
create index conversations_by_age on conversations (workspace_id, updated_at) where deleted_at is null;
