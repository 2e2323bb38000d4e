-- What a person said, as they said it, where they asked to have it kept. It goes with its message.
create table message_recordings (
  workspace_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  seconds real not null check (seconds > 0 and seconds <= 61),
  -- MP3, about six kilobytes a second.
  sound bytea not null check (octet_length(sound) between 1 and 1000000),
  created_at timestamptz not null default now(),
  primary key (workspace_id, message_id),
  foreign key (workspace_id, message_id) references messages on delete cascade
);
create index message_recordings_by_user on message_recordings (workspace_id, user_id);
select app.protect('message_recordings', 'select, insert, delete');
create policy own on message_recordings to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- How long the recording of a message is; null where there is none.
alter table messages add column recording_seconds real;
