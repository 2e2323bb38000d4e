-- Tasks of before there were reminders get one: when they are due, and of a whole day, which ends with its last minute,
-- at 9 in its morning. Tasks that somebody changed since then keep what they chose.
select set_config('app.reminders_since', applied_at::text, true) from schema_migrations
  where name = '0290_reminders_of_tasks.sql';
set local role service_role;
update tasks set remind_at = case
  when due_at = date_trunc('minute', due_at) and extract(minute from due_at) = 59
    and due_at - interval '14 hours 59 minutes' > now() then due_at - interval '14 hours 59 minutes'
  else due_at end
where remind_at is null and due_at > now() and state in ('open', 'in_progress')
  and updated_at < current_setting('app.reminders_since')::timestamptz;
reset role;
create index tasks_not_reminded_of on tasks (remind_at)
  where remind_at is not null and state in ('open', 'in_progress') and reminded_for is distinct from remind_at;
