-- The reading of documents: an address is asked first when somebody, or the clock, wants it read again.
alter table documents add column fetch_due boolean not null default false;
alter table documents add column problem_detail text check (length(problem_detail) <= 500);
comment on column documents.problem_detail is 'What the address answered, in words.';

-- Whether something holds a content of the store. Whatever holds contents is named here, and nowhere else.
create function app.is_content_held(of_workspace uuid, hash text) returns boolean language sql stable as $$
  select exists (select from public.files f where f.workspace_id = of_workspace and f.content_hash = hash)
    or exists (select from public.documents d where d.workspace_id = of_workspace and d.content_hash = hash)
$$;
revoke execute on function app.is_content_held from public;
grant execute on function app.is_content_held to authenticated, service_role;

-- A content that something holds is neither deleted nor emptied, also by a server of a version that knows fewer holders.
create function app.keep_held_content() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.is_content_held(old.workspace_id, old.content_hash) then
    return null;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke execute on function app.keep_held_content from public;
create trigger held_content_stays before delete on file_blobs
  for each row execute function app.keep_held_content();
create trigger held_content_stays_whole before update of size_bytes on file_blobs
  for each row when (new.size_bytes = 0 and old.size_bytes > 0) execute function app.keep_held_content();
