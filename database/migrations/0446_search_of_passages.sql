-- The passages that match most of `queries` by weight, of those `asked` collections that the caller may read. A query is
-- a tsquery whose words begin with the marks of its collections. Matching words is not leakproof, so policies cannot use
-- the inverted index themselves; the reader joins what is found under row-level security again. At most `most_read` rows
-- are read for each query: the caller knows how often words occur, and joins common ones to rarer ones.
create function app.find_passages(asked uuid[], queries text[], weights float8[], most_read int, most int)
returns table (document_id uuid, number int)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  of_workspace uuid := app.workspace_id();
  allowed uuid[] := array(select unnest(asked[1:20]) intersect select unnest(app.readable_collections()));
begin
  return query
    with hits as materialized (
      select f.document_id, f.number, q.weight
      from unnest(queries[1:40], weights[1:40]) q (query, weight)
      cross join lateral app.passages_with(q.query::tsquery, least(most_read, 5000)) f
      where f.workspace_id = of_workspace and f.collection_id = any (allowed))
    select h.document_id, h.number from hits h
    group by h.document_id, h.number
    order by sum(h.weight) desc, h.document_id, h.number limit least(most, 500);
end
$$;
-- By the inverted index alone: with another condition beside it, the planner may read a whole collection instead.
create function app.passages_with(wanted tsquery, most_read int)
returns table (workspace_id uuid, collection_id uuid, document_id uuid, number int)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select c.workspace_id, c.collection_id, c.document_id, c.number
    from public.chunks c where c.words @@ wanted limit most_read;
end
$$;
revoke execute on function app.find_passages, app.passages_with from public;
grant execute on function app.find_passages to authenticated, service_role;

-- The numbers as little-endian floats of 4 bytes, beside the row: a search reads the signs of all vectors, and the
-- numbers of the nearest few.
alter table chunk_vectors drop column vector, add column vector bytea not null
  check (octet_length(vector) between 1 and 32768);
alter table chunk_vectors alter column vector set storage external;
alter table chunk_vectors set (toast_tuple_target = 256);

-- A passage whose text or title changed means something else.
create function app.forget_vectors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.chunk_vectors v using added a
  where v.workspace_id = a.workspace_id and v.document_id = a.document_id and v.number = a.number;
  return null;
end
$$;
revoke execute on function app.forget_vectors from public;
create policy of_forgetting on chunk_vectors for delete to adjutant_owner using (true);
create trigger changed_vectors_go after update on chunks referencing new table as added
  for each statement execute function app.forget_vectors();
