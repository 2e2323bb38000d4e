-- What somebody was told about a collection or an artifact is shown while they may read that, and goes with it. A refusal
-- of access names nothing. One policy says it of all objects: a restrictive one would hold for the owner of the tables, too,
-- who then could not delete what is about something that is gone.
drop policy of_artifacts on notifications;
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
      when 'artifact' then exists (
        select from artifacts a where a.workspace_id = notifications.workspace_id and a.id = object_id)
      when 'collection' then exists (
        select from collections c where c.workspace_id = notifications.workspace_id and c.id = object_id)
      when 'task' then exists (
        select from tasks t where t.workspace_id = notifications.workspace_id and t.id = object_id)
      when 'connection' then app.is_workspace_admin()
      else true end))
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
create trigger told_is_forgotten after delete on collections referencing old table as gone
  for each statement execute function app.forget_notifications('collection');

-- The same rule for the product, which mails and counts for somebody; of artifacts, too.
create or replace function app.may_be_told(told notifications) returns boolean language sql stable as $$
  select told.kind = 'access_decided' and told.facts ->> 'isGranted' = 'false'
    or case
      when told.object_type = 'message' then exists (
        select from messages m where m.workspace_id = told.workspace_id and m.id = told.object_id
          and told.user_id = any (
            app.readers_among(m.workspace_id, 'conversation', m.conversation_id, array[told.user_id])))
      when told.object_type = 'comment' then exists (
        select from comments k where k.workspace_id = told.workspace_id and k.id = told.object_id
          and told.user_id = any (
            app.readers_among(k.workspace_id, 'conversation', k.conversation_id, array[told.user_id])))
      when told.object_type in ('conversation', 'agent', 'artifact', 'collection') then told.user_id = any (
        app.readers_among(told.workspace_id, told.object_type, told.object_id, array[told.user_id]))
      when told.object_type = 'task' then exists (
        select from tasks t where t.workspace_id = told.workspace_id and t.id = told.object_id
          and told.user_id in (t.requester_id, t.assignee_id))
      when told.object_type = 'connection' then exists (
        select from memberships m where m.workspace_id = told.workspace_id and m.user_id = told.user_id
          and m.role in ('owner', 'admin') and m.suspended_at is null)
      else true end
$$;
