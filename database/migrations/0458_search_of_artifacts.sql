-- Titles are read in the index alone, and row-level security is asked for what is found: asked for each artifact of a
-- person, it takes most of a search that finds nothing.
drop index artifacts_of_owner;
create index artifacts_of_owner on artifacts (workspace_id, user_id, updated_at desc, id desc)
  include (conversation_id, title) where deleted_at is null;

-- The newest `most` artifacts of the caller that have these words in their title, and as many of those that others share
-- with the caller, by themselves or with their conversation. Those of test conversations are not found.
create function app.find_artifacts(words text, before_at timestamptz, before_id uuid, most int) returns setof uuid
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  of_workspace uuid := app.workspace_id();
  me uuid := auth.uid();
  wanted text := lower(words);
  beside uuid[] := app.granted('conversation');
  themselves uuid[] := app.granted('artifact');
begin
  return query
    select a.id from public.artifacts a
    where a.workspace_id = of_workspace and a.user_id = me and a.deleted_at is null
      and (a.updated_at, a.id) < (before_at, before_id) and position(wanted in lower(a.title)) > 0
      and app.is_found(of_workspace, a.conversation_id, null)
    order by a.updated_at desc, a.id desc limit most;
  return query
    select a.id from public.artifacts a
    where a.workspace_id = of_workspace and (a.conversation_id = any (beside) or a.id = any (themselves))
      and a.user_id <> me and a.deleted_at is null
      and (a.updated_at, a.id) < (before_at, before_id) and position(wanted in lower(a.title)) > 0
      and app.is_found(of_workspace, a.conversation_id, null)
    order by a.updated_at desc, a.id desc limit most;
end
$$;
revoke execute on function app.find_artifacts from public;
grant execute on function app.find_artifacts to authenticated, service_role;
