-- Those of `asked` that each person who reads the conversation may read as well. What an answer quotes is read by all of
-- them. A suspended member reads neither.
create function app.read_by_all_readers(of_workspace uuid, conversation uuid, asked uuid[]) returns uuid[]
language sql stable as $$
  with readers as materialized (
    select app.readers_among(of_workspace, 'conversation', conversation, array(
      select m.user_id from memberships m where m.workspace_id = of_workspace
      union select app.owner_of_object(of_workspace, 'conversation', conversation)
      union select g.user_id from grants g
        where g.workspace_id = of_workspace and g.object_type = 'conversation' and g.object_id = conversation
          and g.user_id is not null)) as ids)
  select coalesce(array_agg(a.id), '{}') from unnest(asked) a (id) cross join readers r
  where cardinality(r.ids) > 0
    and cardinality(app.readers_among(of_workspace, 'collection', a.id, r.ids)) = cardinality(r.ids)
$$;
revoke execute on function app.read_by_all_readers from public;
grant execute on function app.read_by_all_readers to service_role;

-- Versions of agents from before name no collections.
set local role service_role;
update agent_versions set content = content || '{"collections": []}' where not content ? 'collections';
reset role;
