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
