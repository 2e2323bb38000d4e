-- Whether a person may act in a workspace at this moment: belongs to it, and is neither deleted nor banned. What is
-- done on behalf of a person without a session of theirs asks this.
create function app.may_act(person uuid, workspace uuid) returns boolean language sql stable as $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id = person
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now()))
$$;
