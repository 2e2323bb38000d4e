-- What people say about messages of a conversation, beside it. Never part of what the model is given. It is kept and
-- erased with the conversation.
create table comments (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  -- The comment that it replies to. Replies are one deep.
  reply_to uuid,
  user_id uuid not null,
  -- Empty once it is deleted and others have replied.
  body text not null check (length(body) <= 4000),
  mentions jsonb not null default '[]' check (jsonb_typeof(mentions) = 'array'),
  -- The passage that it is about, and where that began in the text then shown. Absent: the whole message.
  quote text check (length(quote) between 1 and 1000),
  quote_start int check (quote_start >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid references auth.users on delete set null,
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade,
  foreign key (workspace_id, message_id) references messages on delete cascade,
  foreign key (workspace_id, reply_to) references comments on delete cascade,
  check ((quote is null) = (quote_start is null)),
  check (resolved_by is null or resolved_at is not null),
  check (reply_to is null or (quote is null and resolved_at is null))
);
create index comments_by_conversation on comments (workspace_id, conversation_id, id) where reply_to is null;
create index comments_by_thread on comments (workspace_id, reply_to, id) where reply_to is not null;
create index comments_by_message on comments (workspace_id, message_id);
create index comments_of_conversation on comments (workspace_id, conversation_id);
create index comments_of_user on comments (user_id);
create index comments_by_resolver on comments (resolved_by) where resolved_by is not null;
select app.protect('comments', 'select, delete');
-- A comment keeps its place and its author.
grant insert (workspace_id, id, conversation_id, message_id, reply_to, user_id, body, mentions, quote, quote_start,
  created_at) on comments to authenticated;
grant update (body, mentions, edited_at, deleted_at, resolved_at, resolved_by) on comments to authenticated;

-- The owner of a conversation, and whom it is shared with to comment or edit.
create function app.may_comment(conversation uuid) returns boolean language sql stable as $$
  select exists (
    select from conversations c
    where c.workspace_id = app.workspace_id() and c.id = conversation and c.user_id = auth.uid())
  or conversation = any (app.granted('conversation', '{commenter,editor}'))
$$;
revoke execute on function app.may_comment from public;
grant execute on function app.may_comment to authenticated, service_role;

create policy readers on comments for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = comments.workspace_id and c.id = conversation_id));
create policy commenters on comments for insert to authenticated
  with check (workspace_id = app.workspace_id() and user_id = auth.uid() and app.may_comment(conversation_id));
create policy commenters_change on comments for update to authenticated
  using (workspace_id = app.workspace_id() and app.may_comment(conversation_id))
  with check (workspace_id = app.workspace_id() and app.may_comment(conversation_id));
create policy commenters_delete on comments for delete to authenticated
  using (workspace_id = app.workspace_id() and app.may_comment(conversation_id) and (
    user_id = auth.uid() or exists (
      select from conversations c where c.workspace_id = comments.workspace_id and c.id = conversation_id
        and c.user_id = auth.uid())));

-- Whoever comments resolves every thread and changes their own words. Of others' words, the owner of the conversation
-- empties the place, and no more. A thread with words of others stays.
create function app.require_comment_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' then
    if not exists (
      select from public.comments r
      where r.workspace_id = old.workspace_id and r.reply_to = old.id and r.user_id <> auth.uid()) then
      return old;
    end if;
  elsif old.user_id = auth.uid()
    or (new.body, new.mentions, new.edited_at, new.deleted_at)
      is not distinct from (old.body, old.mentions, old.edited_at, old.deleted_at)
    or new.body = '' and new.mentions = '[]' and new.deleted_at is not null
      and new.edited_at is not distinct from old.edited_at and exists (
        select from public.conversations c
        where c.workspace_id = old.workspace_id and c.id = old.conversation_id and c.user_id = auth.uid())
  then
    return new;
  end if;
  raise exception 'This change of a comment is not allowed.' using errcode = 'insufficient_privilege';
end
$$;
revoke execute on function app.require_comment_change from public;
create trigger require_comment_change before update or delete on comments
  for each row execute function app.require_comment_change();

-- Whoever commented wrote in the conversation: a hold on them keeps it, and their name stays beside their words.
create policy of_holds on comments for select to adjutant_owner using (true);
create or replace function app.is_known_here(person uuid) returns boolean language sql stable as $$
  select exists (
    select from public.memberships m where m.workspace_id = app.workspace_id() and m.user_id = person)
  or exists (
    select from public.messages m
    where m.workspace_id = app.workspace_id() and m.user_id = person and m.role = 'user')
  or exists (
    select from public.comments k where k.workspace_id = app.workspace_id() and k.user_id = person)
  or exists (
    select from public.conversation_hand_overs h
    where h.workspace_id = app.workspace_id() and person in (h.from_user_id, h.to_user_id))
$$;
create or replace function app.hold_on_conversation(of_workspace uuid, conversation uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.holds h where h.workspace_id = of_workspace and h.released_at is null) then
    return null;
  end if;
  return (
    select app.hold_on_row(of_workspace,
      array[c.user_id] || array(
        select m.user_id from public.messages m
        where m.workspace_id = of_workspace and m.conversation_id = conversation
        union
        select k.user_id from public.comments k
        where k.workspace_id = of_workspace and k.conversation_id = conversation),
      conversation, c.agent_id, c.created_at, c.updated_at)
    from public.conversations c where c.workspace_id = of_workspace and c.id = conversation);
end
$$;
