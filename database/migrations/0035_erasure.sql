-- As before, and a person whose account is closing may not: what is done on their behalf stops.
create or replace function app.may_act(person uuid, workspace uuid) returns boolean language sql stable as $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id = person
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select from auth.account_closures c where c.user_id = u.id))
$$;

-- An erasure finds what a person made in the workspaces of others.
create index runs_by_user on runs (user_id);
create index tool_calls_by_user on tool_calls (user_id);
create index conversations_of_user on conversations (user_id);
