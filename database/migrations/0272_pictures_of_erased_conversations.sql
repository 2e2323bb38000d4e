-- What the live browser of a conversation showed goes with the conversation, whoever erases it.
set local role service_role;
delete from browser_pictures p where conversation_id is not null and not exists (
  select from conversations c where c.workspace_id = p.workspace_id and c.id = p.conversation_id);
delete from browser_sessions s where conversation_id is not null and not exists (
  select from conversations c where c.workspace_id = s.workspace_id and c.id = s.conversation_id);
reset role;
alter table browser_pictures
  add foreign key (workspace_id, conversation_id) references conversations on delete cascade;
alter table browser_sessions
  add foreign key (workspace_id, conversation_id) references conversations on delete cascade;
create index browser_pictures_of_conversation on browser_pictures (workspace_id, conversation_id);
create index browser_sessions_of_conversation on browser_sessions (workspace_id, conversation_id);
