-- A deleted folder remembers for a while what was in it, so that the deletion can be undone.
alter table folders
  add column deleted_at timestamptz,
  -- Its conversations at that moment. They are in the list since.
  add column held_conversations uuid[] not null default '{}';
