-- Its owner keeps a conversation in order: they remove what anybody has queued there.
create policy removed_by_owner on queued_messages for delete to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = queued_messages.workspace_id
      and c.id = conversation_id and c.user_id = auth.uid()));

-- How far each person has read a conversation. One row for each, which changes only when something new was seen.
create table conversation_reads (
  workspace_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  message_id uuid not null,
  -- When the message was made. What was made later is unread.
  message_at timestamptz not null,
  -- Whether it was seen to its end. An answer is shown while it is written.
  is_whole boolean not null,
  seen_at timestamptz not null default now(),
  primary key (workspace_id, conversation_id, user_id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index conversation_reads_of_user on conversation_reads (user_id);
select app.protect('conversation_reads', 'select, insert, update, delete');
create policy own on conversation_reads to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid() and exists (
    select from conversations c where c.workspace_id = conversation_reads.workspace_id and c.id = conversation_id));
-- Whoever reads the conversation sees who else has.
create policy shared on conversation_reads for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = conversation_reads.workspace_id and c.id = conversation_id));

-- Who has handed a conversation to whom, shown as a line behind the message that was the last one then.
create table conversation_hand_overs (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid,
  from_user_id uuid not null,
  to_user_id uuid not null,
  note text not null check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index conversation_hand_overs_by_conversation
  on conversation_hand_overs (workspace_id, conversation_id, created_at);
create index conversation_hand_overs_by_giver on conversation_hand_overs (from_user_id);
select app.protect('conversation_hand_overs', 'select, insert');
create policy own on conversation_hand_overs for insert to authenticated
  with check (workspace_id = app.workspace_id() and from_user_id = auth.uid() and exists (
    select from conversations c where c.workspace_id = conversation_hand_overs.workspace_id and c.id = conversation_id));
create policy shared on conversation_hand_overs for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c
    where c.workspace_id = conversation_hand_overs.workspace_id and c.id = conversation_id));

-- Whether somebody is in the caller's workspace, or has left words there.
create policy of_names on conversation_hand_overs for select to adjutant_owner using (true);
create function app.is_known_here(person uuid) returns boolean language sql stable as $$
  select exists (
    select from public.memberships m where m.workspace_id = app.workspace_id() and m.user_id = person)
  or exists (
    select from public.messages m
    where m.workspace_id = app.workspace_id() and m.user_id = person and m.role = 'user')
  or exists (
    select from public.conversation_hand_overs h
    where h.workspace_id = app.workspace_id() and person in (h.from_user_id, h.to_user_id))
$$;
revoke execute on function app.is_known_here from public;

-- The name that an account has chosen; and what colleagues call it: that, else its address without the domain. Of its
-- columns, for lists of many.
create function app.own_name_of(meta jsonb) returns text language sql immutable as $$
  select nullif(trim(coalesce(meta ->> 'name', meta ->> 'full_name')), '')
$$;
create function app.shown_name_of(meta jsonb, email text) returns text language sql immutable as $$
  select coalesce(app.own_name_of(meta), nullif(split_part(coalesce(email, ''), '@', 1), ''))
$$;
revoke execute on function app.own_name_of, app.shown_name_of from public;
grant execute on function app.own_name_of, app.shown_name_of to service_role;

-- What a colleague is called where their words are shown. Null once the account is gone. People are told
-- names of their own workspace only.
create function app.shown_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select app.shown_name_of(u.raw_user_meta_data, u.email)
  from auth.users u where u.id = person and u.deleted_at is null
    and (current_setting('role') <> 'authenticated' or app.is_known_here(person))
$$;
revoke execute on function app.shown_name from public;
grant execute on function app.shown_name to authenticated, service_role;
