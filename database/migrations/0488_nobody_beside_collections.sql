-- A label of more audiences than are kept stays with `nobody` and the collections that it came from: results are withheld by
-- those. So `nobody` may stand beside others.

create or replace function app.require_artifact_change()
returns trigger language plpgsql set search_path = '' as $function$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or 'nobody' = any (new.readers))
    or new.version not in (old.version, old.version + 1)
    or new.integrity = 'user' and new.written_by is distinct from old.written_by
    or new.deleted_at is distinct from old.deleted_at
      and auth.uid() is distinct from old.user_id and auth.uid() is distinct from old.created_by
  then
    raise exception 'This change of an artifact is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

create or replace function app.require_file_change()
returns trigger language plpgsql set search_path = '' as $function$
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
    or not (new.readers @> best_readers or 'nobody' = any (new.readers))
  then
    raise exception 'This change of a file is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

create or replace function app.require_task_change()
returns trigger language plpgsql set search_path = '' as $function$
declare
  ranks constant text[] := '{system,user,organization,external,untrusted}';
begin
  if current_user <> 'authenticated' then return new; end if;
  if new.version <> old.version + 1
    or array_position(ranks, new.integrity) < array_position(ranks, old.integrity)
    or not (new.readers @> old.readers or 'nobody' = any (new.readers))
    or (old.requester_id <> auth.uid()
      and (new.title, new.body, new.priority, new.due_at, new.remind_at, new.integrity, new.readers)
        is distinct from
          (old.title, old.body, old.priority, old.due_at, old.remind_at, old.integrity, old.readers))
  then
    raise exception 'This change of a task is not allowed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;
