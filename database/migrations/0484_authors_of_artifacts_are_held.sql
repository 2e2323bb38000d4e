-- A conversation is also kept for those who made an artifact in it or wrote a version of one.
create policy of_holds on artifact_versions for select to adjutant_owner using (true);
create or replace function app.hold_on_conversation(of_workspace uuid, conversation uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.holds h where h.workspace_id = of_workspace and h.released_at is null) then
    return null;
  end if;
  return (
    select app.hold_on_row(of_workspace,
      array[c.user_id] || array(
        select m.user_id from public.messages m
        where m.workspace_id = of_workspace and m.conversation_id = conversation
        union
        select k.user_id from public.comments k
        where k.workspace_id = of_workspace and k.conversation_id = conversation
        union
        select unnest(array[a.created_by, v.author_id]) from public.artifacts a
        left join public.artifact_versions v on v.workspace_id = a.workspace_id and v.artifact_id = a.id
        where a.workspace_id = of_workspace and a.conversation_id = conversation),
      conversation, c.agent_id, c.created_at, c.updated_at)
    from public.conversations c where c.workspace_id = of_workspace and c.id = conversation);
end
$$;
