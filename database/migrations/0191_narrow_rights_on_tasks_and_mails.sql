-- What people's transactions may do to tasks and mails is what the commands do, and no more.

-- A mail is stored as held, and afterwards only taken back while it has not left.
revoke insert, update on outgoing_mails from authenticated;
grant insert (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to, subject, body, integrity,
  readers, conversation_id, release_at, due_at, created_at) on outgoing_mails to authenticated;
grant update (state, problem, ended_at) on outgoing_mails to authenticated;
drop policy own on outgoing_mails;
create policy own on outgoing_mails for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy own_to_send on outgoing_mails for insert to authenticated
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy own_to_withdraw on outgoing_mails for update to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid() and state in ('held', 'retrying'))
  with check (workspace_id = app.workspace_id() and user_id = auth.uid() and state = 'withdrawn');

-- A draft keeps its label.
revoke update on mail_drafts from authenticated;
grant update (to_addresses, cc_addresses, bcc_addresses, subject, body, updated_at) on mail_drafts to authenticated;

-- A task keeps its people and its source, and is deleted only while it is unchanged.
revoke insert, update on tasks from authenticated;
grant insert (workspace_id, id, requester_id, assignee_id, title, body, priority, due_at, integrity, readers,
  source_run_id, source_call_id) on tasks to authenticated;
grant update (title, body, priority, due_at, state, integrity, readers, version, updated_at) on tasks to authenticated;
drop policy requested on tasks;
create policy requested on tasks for select to authenticated
  using (workspace_id = app.workspace_id() and requester_id = auth.uid());
create policy requested_to_create on tasks for insert to authenticated
  with check (workspace_id = app.workspace_id() and requester_id = auth.uid());
create policy requested_to_change on tasks for update to authenticated
  using (workspace_id = app.workspace_id() and requester_id = auth.uid())
  with check (workspace_id = app.workspace_id() and requester_id = auth.uid());
create policy requested_to_take_back on tasks for delete to authenticated
  using (workspace_id = app.workspace_id() and requester_id = auth.uid() and version = 1);

-- The assignee changes the state alone. Each change is counted, and a label never gets better.
create function app.require_task_change() returns trigger language plpgsql set search_path = '' as $$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if new.version <> old.version + 1
    or array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or new.readers = '{nobody}')
    or (old.requester_id <> auth.uid()
      and (new.title, new.body, new.priority, new.due_at, new.integrity, new.readers)
        is distinct from (old.title, old.body, old.priority, old.due_at, old.integrity, old.readers))
  then
    raise exception 'This change of a task is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger require_task_change before update on tasks for each row execute function app.require_task_change();
