-- What people were told about a thing quotes it: its title, and words of whoever wrote. It goes with the thing, whatever
-- deletes that: a command, the clock, an erasure, or a cascade.
create policy of_what_is_gone on notifications to adjutant_owner using (true);
create function app.forget_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n using gone
  where n.workspace_id = gone.workspace_id and n.object_id = gone.id and n.object_type = tg_argv[0];
  return null;
end
$$;
revoke execute on function app.forget_notifications from public;
create trigger told_is_forgotten after delete on conversations referencing old table as gone
  for each statement execute function app.forget_notifications('conversation');
create trigger told_is_forgotten after delete on messages referencing old table as gone
  for each statement execute function app.forget_notifications('message');
create trigger told_is_forgotten after delete on comments referencing old table as gone
  for each statement execute function app.forget_notifications('comment');
create trigger told_is_forgotten after delete on agents referencing old table as gone
  for each statement execute function app.forget_notifications('agent');

-- What people were told of a thing is shown while they may read that. A refusal of access names nothing.
drop policy own on notifications;
create policy own on notifications to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid() and (
    kind = 'access_decided' and facts ->> 'isGranted' = 'false'
    or case object_type
      when 'conversation' then exists (
        select from conversations c where c.workspace_id = notifications.workspace_id and c.id = object_id)
      when 'message' then exists (
        select from messages m where m.workspace_id = notifications.workspace_id and m.id = object_id)
      when 'comment' then exists (
        select from comments k where k.workspace_id = notifications.workspace_id and k.id = object_id)
      when 'agent' then exists (
        select from agents a where a.workspace_id = notifications.workspace_id and a.id = object_id)
      else true end))
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());

-- The same rule for the product, which mails and counts for somebody.
create function app.may_be_told(told notifications) returns boolean language sql stable as $$
  select told.kind = 'access_decided' and told.facts ->> 'isGranted' = 'false'
    or case told.object_type
      when 'message' then exists (
        select from messages m where m.workspace_id = told.workspace_id and m.id = told.object_id
          and told.user_id = any (
            app.readers_among(m.workspace_id, 'conversation', m.conversation_id, array[told.user_id])))
      when 'comment' then exists (
        select from comments k where k.workspace_id = told.workspace_id and k.id = told.object_id
          and told.user_id = any (
            app.readers_among(k.workspace_id, 'conversation', k.conversation_id, array[told.user_id])))
      when 'conversation' then told.user_id = any (
        app.readers_among(told.workspace_id, told.object_type, told.object_id, array[told.user_id]))
      when 'agent' then told.user_id = any (
        app.readers_among(told.workspace_id, told.object_type, told.object_id, array[told.user_id]))
      else true end
$$;
revoke execute on function app.may_be_told from public;
grant execute on function app.may_be_told to service_role;
