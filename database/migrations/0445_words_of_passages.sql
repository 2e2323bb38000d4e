-- A misspelled word is looked up by how it begins and how it ends, of which one edit leaves one as it was: both are
-- ranges of one collection, and comparing text is leakproof, so policies use the indexes. Trigrams would need a function
-- beyond the policies, and an index that reads the words of everybody.
drop index collection_words_trigrams;
alter table collection_words drop column trigrams,
  add column backwards text collate "C" generated always as (reverse(word)) stored;
create index collection_words_backwards on collection_words (workspace_id, collection_id, backwards);
comment on column collection_words.word is 'The empty one counts all passages of the collection.';
create policy of_counting on collection_words to adjutant_owner using (true) with check (true);
drop policy of_search on collection_words;

-- Counts the words of passages as they come and go, so that no way of storing or deleting forgets it. Documents of one
-- collection are counted one after the other: nearly all of them share a word, and in another order they would wait
-- for each other. The words of a collection that is deleted go with it.
create function app.count_collection_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform app.lock_collection_words(array(select distinct r.collection_id from removed r));
    with gone as materialized (
      select r.workspace_id, r.collection_id, substr(lexeme, 10) as word, count(*)::int as passages
      from removed r
      join public.collections c on c.workspace_id = r.workspace_id and c.id = r.collection_id
      cross join lateral unnest(tsvector_to_array(r.words) || app.search_mark('k', r.collection_id)) lexeme
      group by 1, 2, 3),
    emptied as (
      delete from public.collection_words w using gone g
      where w.workspace_id = g.workspace_id and w.collection_id = g.collection_id and w.word = g.word
        and w.passages <= g.passages)
    update public.collection_words w set passages = w.passages - g.passages from gone g
    where w.workspace_id = g.workspace_id and w.collection_id = g.collection_id and w.word = g.word
      and w.passages > g.passages;
  end if;
  if tg_op <> 'DELETE' then
    perform app.lock_collection_words(array(select distinct a.collection_id from added a));
    insert into public.collection_words as w (workspace_id, collection_id, word, passages)
    select a.workspace_id, a.collection_id, substr(lexeme, 10), count(*)
    from added a
    cross join lateral unnest(tsvector_to_array(a.words) || app.search_mark('k', a.collection_id)) lexeme
    group by 1, 2, 3
    on conflict (workspace_id, collection_id, word) do update set passages = w.passages + excluded.passages;
  end if;
  return null;
end
$$;
create function app.lock_collection_words(collections uuid[]) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(id::text, 445)) from (select unnest(collections) as id order by 1) c
$$;
revoke execute on function app.count_collection_words, app.lock_collection_words from public;
create trigger added_words_count after insert on chunks referencing new table as added
  for each statement execute function app.count_collection_words();
create trigger removed_words_count after delete on chunks referencing old table as removed
  for each statement execute function app.count_collection_words();
create trigger changed_words_count after update on chunks referencing old table as removed new table as added
  for each statement execute function app.count_collection_words();
