-- The database refuses to delete a collection or a document that a legal hold keeps, whoever deletes it.
create policy of_holds on documents for select to adjutant_owner using (true);

create or replace function app.refuse_held() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := tg_argv[0];
  row jsonb := case when kind in ('account', 'key') then null
    else jsonb_build_object('workspace', to_jsonb(old) -> 'workspace_id', 'id', to_jsonb(old) -> 'id') end;
  of_workspace uuid := (row ->> 'workspace')::uuid;
  hold uuid;
begin
  if kind = 'account' then
    perform app.lock_holds_of_account(old.id);
    hold := (select h.id from app.holds_on_account(old.id, tg_op = 'DELETE') h order by h.id limit 1);
  elsif kind = 'key' then
    hold := app.hold_on_account(old.subject_id);
  else
    perform app.lock_holds(of_workspace);
    hold := case kind
      when 'conversation' then app.hold_on_conversation(of_workspace, (row ->> 'id')::uuid)
      when 'agent' then app.hold_on_agent(of_workspace, (row ->> 'id')::uuid)
      when 'collection' then app.hold_on_collection(of_workspace, (row ->> 'id')::uuid)
      else app.hold_on_file(of_workspace, (row ->> 'id')::uuid)
    end;
  end if;
  if hold is not null then
    raise exception using errcode = 'HELD1',
      message = app.hold_in_words(hold, case kind when 'key' then 'account' else kind end);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- Of its owner, and of everybody who added a document to it.
create function app.hold_on_collection(of_workspace uuid, collection uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select app.hold_on_row(of_workspace,
    array[c.user_id] || array(
      select distinct d.added_by from public.documents d
      where d.workspace_id = of_workspace and d.collection_id = collection and d.added_by is not null),
    null, null, null, null)
  from public.collections c where c.workspace_id = of_workspace and c.id = collection
$$;
revoke execute on function app.hold_on_collection from public;
create trigger held_stay before delete on collections
  for each row execute function app.refuse_held('collection');

-- Once a statement, since one may delete 20,000. Those that go with their collection were judged with it.
create function app.refuse_held_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hold uuid;
begin
  perform app.lock_holds(w.workspace_id) from (select distinct g.workspace_id from gone g order by 1) w;
  select app.hold_on_row(g.workspace_id, array[c.user_id, g.added_by], null, null, g.created_at, g.updated_at) into hold
  from gone g
  join public.collections c on c.workspace_id = g.workspace_id and c.id = g.collection_id
  where exists (select from public.holds h where h.workspace_id = g.workspace_id and h.released_at is null)
    and app.hold_on_row(g.workspace_id, array[c.user_id, g.added_by], null, null, g.created_at, g.updated_at) is not null
  limit 1;
  if hold is not null then
    raise exception using errcode = 'HELD1', message = app.hold_in_words(hold, 'document');
  end if;
  return null;
end
$$;
revoke execute on function app.refuse_held_documents from public;
create trigger held_stay after delete on documents referencing old table as gone
  for each statement execute function app.refuse_held_documents();
