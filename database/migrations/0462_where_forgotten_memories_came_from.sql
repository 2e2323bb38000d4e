-- Undo of a memory that was erased also restores the way to the message that it came from.
alter table forgotten_memories
  add column conversation_id uuid,
  add column message_id uuid,
  add foreign key (workspace_id, conversation_id) references conversations on delete set null (conversation_id),
  add foreign key (workspace_id, message_id) references messages on delete set null (message_id);
create index forgotten_memories_by_conversation on forgotten_memories (workspace_id, conversation_id)
  where conversation_id is not null;
create index forgotten_memories_by_message on forgotten_memories (workspace_id, message_id)
  where message_id is not null;
