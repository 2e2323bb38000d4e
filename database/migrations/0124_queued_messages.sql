-- Questions that wait for the end of an answer, or that the running answer is to read before its next step.

create table queued_messages (
  workspace_id uuid not null,
  -- The id of the message that it becomes.
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  text text not null check (length(text) between 1 and 32000),
  -- Which model is to answer. Absent: the default.
  model_ref text check (length(model_ref) <= 200),
  time_zone text not null check (length(time_zone) <= 60),
  -- True for a visitor of the demo.
  is_visitors boolean not null default false,
  -- The run that reads it before its next step.
  steers_run_id uuid,
  -- Since when it waits for its person, after Stop or a failure.
  held_at timestamptz,
  -- Why it could not be sent.
  held_error jsonb,
  created_at timestamptz not null default now(),
  -- The order in which they are sent.
  seq bigint generated always as identity,
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade,
  check (steers_run_id is null or held_at is null)
);
create index queued_messages_by_conversation on queued_messages (workspace_id, conversation_id, seq);
create index queued_messages_of_user on queued_messages (user_id);
select app.protect('queued_messages', 'select, insert, update, delete');
create policy own on queued_messages to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
-- Who may read the conversation learns that a message waits; who may edit it can change, send and remove it.
create policy shared on queued_messages for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c
    where c.workspace_id = queued_messages.workspace_id and c.id = queued_messages.conversation_id));
create policy shared_to_edit on queued_messages for update to authenticated
  using (workspace_id = app.workspace_id()
    and conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[]));
create policy shared_to_remove on queued_messages for delete to authenticated
  using (workspace_id = app.workspace_id()
    and conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[]));

alter table conversations
  -- The second of two answers that are written side by side.
  add column beside_run_id uuid,
  -- The model that was last chosen here.
  add column model_ref text check (length(model_ref) <= 200);

alter table messages
  -- The other of two answers among which the person has not chosen yet.
  add column beside_id uuid,
  -- What an interrupted version had written before this one continued it: its parts and their text.
  add column continues jsonb;
