-- What is found by its words: one narrow row a title or message, filled by the statement that stores the text. The
-- words are made by the program, so that every language is folded alike wherever the database stands. Each word begins
-- with a mark of its kind and owner: a search reads the words of one person and nobody else's.
-- Young entries are read one after the other, so storing a text costs no inverted index. A job settles the entries of
-- people with many into a table that has one.
create table search_entries (
  workspace_id uuid not null,
  conversation_id uuid not null,
  -- Of the message, or of the conversation for its title.
  id uuid not null,
  -- The owner of the conversation, whoever wrote the message.
  owner_id uuid not null,
  kind text not null check (kind in ('title', 'message')),
  at timestamptz not null,
  words tsvector not null,
  primary key (workspace_id, conversation_id, id, kind),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index search_entries_by_owner on search_entries (workspace_id, owner_id, kind, at desc, id desc);
select app.protect('search_entries', 'select, insert, update');
create policy own on search_entries to authenticated
  using (workspace_id = app.workspace_id() and owner_id = auth.uid())
  with check (workspace_id = app.workspace_id() and owner_id = auth.uid());
create policy shared on search_entries to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = search_entries.workspace_id and c.id = conversation_id));
create policy of_search on search_entries to adjutant_owner using (true) with check (true);

create table settled_entries (
  like search_entries including constraints,
  primary key (workspace_id, conversation_id, id, kind),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index settled_entries_by_owner on settled_entries (workspace_id, owner_id, kind, at desc, id desc);
create index settled_entries_words on settled_entries using gin (words);
select app.protect('settled_entries');
create policy of_search on settled_entries to adjutant_owner using (true) with check (true);

-- Owners who may have many young entries: noted at one insert in five hundred, and by chance, so that storing a text
-- counts nothing.
create table crowded_owners (
  workspace_id uuid not null,
  owner_id uuid not null,
  primary key (workspace_id, owner_id)
);
select app.protect('crowded_owners');
create policy of_search on crowded_owners to adjutant_owner using (true) with check (true);
create function app.note_crowded_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.crowded_owners values (new.workspace_id, new.owner_id) on conflict do nothing;
  return null;
end
$$;
create trigger owners_are_noted after insert on search_entries
  for each row when (random() < 0.002) execute function app.note_crowded_owner();

-- Settles at most 1,000 entries of each kind; the newest 1,000 stay young. The words of one owner are sorted into the
-- inverted index together, which is far cheaper than one text at a time. Returns how many were settled.
create function app.settle_entries(of_workspace uuid, of_owner uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  settled int;
begin
  with moved as (
    delete from public.search_entries e
    using (values ('title'), ('message')) as kinds (kind)
    cross join lateral (
      select s.ctid from public.search_entries s
      where s.workspace_id = of_workspace and s.owner_id = of_owner and s.kind = kinds.kind
      order by s.at desc, s.id desc offset 1000 limit 1000 for update) old
    where e.ctid = old.ctid
    returning e.*)
  insert into public.settled_entries select * from moved
  on conflict (workspace_id, conversation_id, id, kind) do update set words = excluded.words;
  get diagnostics settled = row_count;
  perform gin_clean_pending_list('public.settled_entries_words');
  return settled;
end
$$;

create policy of_search on conversations for select to adjutant_owner using (true);

-- Texts stored by a statement that made no entry. A job makes the entries.
create table search_pending (
  workspace_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('title', 'message')),
  primary key (workspace_id, conversation_id, id, kind),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
select app.protect('search_pending');
create policy of_search on search_pending to adjutant_owner using (true) with check (true);

-- The mark before the words of an owner. Two owners may have the same one: what is found is compared with the owner.
create function app.search_mark(of_kind text, owner uuid) returns text language sql immutable parallel safe as
  $$ select left(of_kind, 1) || right(owner::text, 8) $$;

create function app.marked_words(of_kind text, owner uuid, words text[]) returns tsvector
language sql immutable parallel safe as
  $$ select array_to_tsvector(array(select app.search_mark(of_kind, owner) || word from unnest(words) word)) $$;

-- Notes a text whose entry was not written by this transaction.
create function app.note_search_pending() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_kind text := tg_argv[0];
  conversation uuid := case of_kind when 'title' then new.id else (to_jsonb(new) ->> 'conversation_id')::uuid end;
begin
  if tg_op = 'UPDATE' then
    delete from public.settled_entries s
    where s.workspace_id = new.workspace_id and s.conversation_id = conversation and s.id = new.id and s.kind = of_kind;
  end if;
  if not exists (
    select from public.search_entries e
    where e.workspace_id = new.workspace_id and e.conversation_id = conversation and e.id = new.id and e.kind = of_kind
      and e.xmin::text = (pg_current_xact_id()::text::bigint & 4294967295)::text)
  then
    insert into public.search_pending values (new.workspace_id, conversation, new.id, of_kind) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger messages_are_found after insert or update of body on messages
  for each row when (new.status <> 'streaming') execute function app.note_search_pending('message');
create trigger titles_are_found after insert or update of title on conversations
  for each row execute function app.note_search_pending('title');

-- The newest `most` entries of the caller's own conversations that match, and as many of those shared with the caller;
-- the reader sorts them and asks row-level security again. Policies cannot use the inverted index themselves, because
-- matching words is not leakproof. `query` is a tsquery with "~" for the owner's mark. Of the settled entries the newest
-- 1,000 are walked first: common words end there, and rare ones are few in the index.
create function app.find_entries(
  of_kind text, query text, before_at timestamptz, before_id uuid, except_conversation uuid, most int
) returns table (conversation_id uuid, id uuid, at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  of_workspace uuid := app.workspace_id();
  me uuid := auth.uid();
  wanted tsquery := replace(query, '~', app.search_mark(of_kind, me))::tsquery;
  anybody tsquery;
  entry record;
  walked int := 0;
  found_young int := 0;
  found_settled int := 0;
  youngest_settled timestamptz;
begin
  for entry in
    select e.conversation_id, e.id, e.at, e.words from public.search_entries e
    where e.workspace_id = of_workspace and e.owner_id = me and e.kind = of_kind
      and (e.at, e.id) < (before_at, before_id)
    order by e.at desc, e.id desc
  loop
    if entry.words @@ wanted and app.is_found(of_workspace, entry.conversation_id, except_conversation) then
      found_young := found_young + 1;
      return query select entry.conversation_id, entry.id, entry.at;
      exit when found_young = most;
    end if;
  end loop;

  -- An imported text is young and may be older than a settled one.
  select max(s.at) into youngest_settled from public.settled_entries s
  where s.workspace_id = of_workspace and s.owner_id = me and s.kind = of_kind;
  if found_young < most or entry.at <= youngest_settled then
    for entry in
      select s.conversation_id, s.id, s.at, s.words from public.settled_entries s
      where s.workspace_id = of_workspace and s.owner_id = me and s.kind = of_kind
        and (s.at, s.id) < (before_at, before_id)
      order by s.at desc, s.id desc limit 1000
    loop
      walked := walked + 1;
      if entry.words @@ wanted and app.is_found(of_workspace, entry.conversation_id, except_conversation) then
        found_settled := found_settled + 1;
        return query select entry.conversation_id, entry.id, entry.at;
        exit when found_settled = most;
      end if;
    end loop;
    if walked = 1000 and found_settled < most then
      return query
        with hits as materialized (
          select s.workspace_id, s.owner_id, s.kind, s.conversation_id, s.id, s.at
          from public.settled_entries s where s.words @@ wanted)
        select h.conversation_id, h.id, h.at from hits h
        where h.workspace_id = of_workspace and h.owner_id = me and h.kind = of_kind
          and (h.at, h.id) < (entry.at, entry.id)
          and app.is_found(of_workspace, h.conversation_id, except_conversation)
        order by h.at desc, h.id desc limit most - found_settled;
    end if;
  end if;

  for entry in
    select c.id, c.user_id from public.conversations c
    where c.workspace_id = of_workspace and c.id = any (app.granted('conversation')) and c.user_id <> me
      and app.is_found(of_workspace, c.id, except_conversation)
  loop
    anybody := replace(query, '~', app.search_mark(of_kind, entry.user_id))::tsquery;
    return query
      select e.conversation_id, e.id, e.at from (
        select * from public.search_entries union all select * from public.settled_entries) e
      where e.workspace_id = of_workspace and e.conversation_id = entry.id and e.kind = of_kind
        and (e.at, e.id) < (before_at, before_id) and e.words @@ anybody;
  end loop;
end
$$;
create function app.is_found(of_workspace uuid, of_conversation uuid, except_conversation uuid) returns boolean
language sql stable set search_path = '' as $$
  select of_conversation is distinct from except_conversation and exists (
    select from public.conversations c
    where c.workspace_id = of_workspace and c.id = of_conversation and c.deleted_at is null)
$$;
revoke execute on function app.find_entries, app.settle_entries, app.is_found, app.note_search_pending,
  app.note_crowded_owner from public;
grant execute on function app.find_entries to authenticated, service_role;
grant execute on function app.settle_entries to service_role;

set local role service_role;
insert into search_pending select workspace_id, id, id, 'title' from conversations;
insert into search_pending select workspace_id, conversation_id, id, 'message' from messages where status <> 'streaming';
reset role;

-- Replaced by the entries.
alter table messages drop column search;
