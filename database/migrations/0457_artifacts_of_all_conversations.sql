-- The artifacts of a person are listed across their conversations, the last changed first.
create index artifacts_of_owner on artifacts (workspace_id, user_id, updated_at desc, id desc) where deleted_at is null;
-- A person says which language code is in.
grant update (language) on artifacts to authenticated;
