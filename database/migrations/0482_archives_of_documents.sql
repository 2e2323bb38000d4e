-- Who uploaded or wrote the content of a document, so that it can be handed out to them after they lost the right to read
-- the collection. Null: an address gave it, or it is not known any more.
alter table documents add column written_by uuid references auth.users on delete set null;
set local role service_role;
update documents set written_by = added_by where version = 1 and source <> 'address';
reset role;
create index documents_written_by on documents (written_by) where written_by is not null;

-- A trigger, because a server of a version that does not know the column replaces contents, too.
create function app.note_writer_of_document() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.content_hash is not distinct from old.content_hash then
    return new;
  end if;
  new.written_by := case when new.source = 'address' then null
    when tg_op = 'UPDATE' then auth.uid()
    else coalesce(auth.uid(), new.written_by) end;
  return new;
end
$$;
revoke execute on function app.note_writer_of_document from public;
create trigger note_writer before insert or update of content_hash on documents
  for each row execute function app.note_writer_of_document();

-- The collections that a person can read now, in all workspaces, for archives.
create function app.collections_read_by(person uuid) returns uuid[] language sql stable as $$
  select coalesce(array_agg(c.id), '{}') from collections c
  join memberships m on m.workspace_id = c.workspace_id and m.user_id = person
  where cardinality(app.readers_among(c.workspace_id, 'collection', c.id, array[person])) > 0
$$;
revoke execute on function app.collections_read_by from public;
grant execute on function app.collections_read_by to service_role;
