-- What people's transactions may do to files is what the commands do, and no more.
revoke insert, update on files from authenticated;
grant insert (workspace_id, id, user_id, content_hash, size_bytes, name, state, integrity, readers) on files
  to authenticated;
grant update (state, kind, written_by_call, integrity, readers, updated_at) on files to authenticated;

-- A label never gets better, except once: a written file gets the label of the call that wrote it.
create function app.require_file_change() returns trigger language plpgsql set search_path = '' as $$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
  best_integrity text := old.integrity;
  best_readers text[] := old.readers;
begin
  if current_user <> 'authenticated' then return new; end if;
  if new.written_by_call is distinct from old.written_by_call then
    select c.integrity, c.readers into best_integrity, best_readers from public.tool_calls c
    where c.workspace_id = old.workspace_id and c.id = old.id and c.user_id = auth.uid();
    if not found then
      best_integrity := old.integrity;
      best_readers := old.readers;
    end if;
  end if;
  if (new.written_by_call is distinct from old.written_by_call
      and (old.written_by_call is not null or new.written_by_call is distinct from old.id))
    or coalesce(array_position(ranks, new.integrity), 0) < array_position(ranks, best_integrity)
    or not (new.readers @> best_readers or new.readers = '{nobody}')
  then
    raise exception 'This change of a file is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger require_file_change before update on files for each row execute function app.require_file_change();
