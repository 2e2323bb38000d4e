-- When the person who does a task is reminded of it, and for which of these times that has happened. Only the product
-- writes the latter: each time is told once.
alter table tasks add column remind_at timestamptz, add column reminded_for timestamptz;
grant insert (remind_at), update (remind_at) on tasks to authenticated;
create index tasks_to_remind_of on tasks (workspace_id, assignee_id, remind_at)
  where remind_at is not null and state in ('open', 'in_progress');

create or replace function app.require_task_change() returns trigger language plpgsql set search_path = '' as $$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if new.version <> old.version + 1
    or array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or new.readers = '{nobody}')
    or (old.requester_id <> auth.uid()
      and (new.title, new.body, new.priority, new.due_at, new.remind_at, new.integrity, new.readers)
        is distinct from
          (old.title, old.body, old.priority, old.due_at, old.remind_at, old.integrity, old.readers))
  then
    raise exception 'This change of a task is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- Mails about what waits and mails about tasks that are due are switched off apart from each other.
alter table muted_inbox_mails
  add column about text not null default 'waiting' check (about in ('waiting', 'reminders')),
  drop constraint muted_inbox_mails_pkey,
  add primary key (user_id, about);
