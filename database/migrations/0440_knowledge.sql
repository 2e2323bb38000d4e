-- Knowledge: collections of documents, and the passages by which questions find them. A right on a collection holds for
-- every document and passage in it, so each row names its collection.
create table collections (
  workspace_id uuid not null,
  id uuid not null,
  -- Who shares, gives away and deletes it.
  user_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index collections_by_change on collections (workspace_id, updated_at desc, id desc);
create index collections_by_user on collections (workspace_id, user_id);
create index collections_of_user on collections (user_id);
select app.protect('collections', 'select, insert, update, delete');
create policy of_rights on collections for select to adjutant_owner using (true);

-- The collections that the caller may read or edit, asked once a statement: `collection_id = any ((select ...))` keeps
-- the indexes of the tables below usable.
create function app.readable_collections() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.collections c
  where c.workspace_id = app.workspace_id()
    and (c.user_id = auth.uid() or c.id = any ((select app.granted('collection'))::uuid[]))
$$;
create function app.editable_collections() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.collections c
  where c.workspace_id = app.workspace_id()
    and (c.user_id = auth.uid() or c.id = any ((select app.granted('collection', '{editor}'))::uuid[]))
$$;
revoke execute on function app.readable_collections, app.editable_collections from public;
grant execute on function app.readable_collections, app.editable_collections to authenticated, service_role;

create policy own on collections to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
create policy shared on collections for select to authenticated
  using (workspace_id = app.workspace_id() and id = any ((select app.granted('collection'))::uuid[]));
create policy shared_to_edit on collections for update to authenticated
  using (workspace_id = app.workspace_id() and id = any ((select app.granted('collection', '{editor}'))::uuid[]));

create table documents (
  workspace_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  -- Names of folders, parted by "/". Empty: at the top.
  folder text not null default '' check (length(folder) <= 500),
  title text not null check (length(title) between 1 and 300),
  source text not null check (source in ('upload', 'address', 'text')),
  address text check (length(address) between 1 and 2000),
  -- How often the address is read again. Null: only when somebody asks.
  refresh_hours int check (refresh_hours between 1 and 8760),
  refresh_at timestamptz,
  -- What the address said about its content, so that an unchanged one is not read again.
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  checked_at timestamptz,
  -- The name of its content in the store. Null until an address was read.
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null default 0 check (size_bytes >= 0),
  kind text,
  page_count int,
  character_count int,
  is_cut_short boolean not null default false,
  -- The passages of the content before stay until the new ones are stored, and when the new content cannot be read.
  state text not null check (state in ('waiting', 'reading', 'ready', 'failed')),
  problem text,
  attempts int not null default 0,
  -- Rises with each content.
  version int not null default 1 check (version >= 1),
  -- The version whose passages are stored. 0: none.
  indexed_version int not null default 0,
  passage_count int not null default 0,
  -- Who could have written it.
  integrity text not null default 'untrusted'
    check (integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  -- Null: the account does not exist any more.
  added_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  indexed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, collection_id) references collections on delete cascade,
  check ((source = 'address') = (address is not null)),
  check (refresh_hours is null or source = 'address'),
  check ((state = 'failed') = (problem is not null))
);
create index documents_by_collection on documents (workspace_id, collection_id, folder, title, id);
create index documents_by_change on documents (workspace_id, collection_id, updated_at desc, id desc);
create index documents_by_content on documents (workspace_id, content_hash) where content_hash is not null;
create index documents_by_refresh on documents (refresh_at) where refresh_at is not null;
create index documents_unread on documents (updated_at) where state in ('waiting', 'reading');
create index documents_added_by on documents (added_by) where added_by is not null;
select app.protect('documents', 'select, insert, update, delete');
create policy readers on documents for select to authenticated
  using (workspace_id = app.workspace_id() and collection_id = any ((select app.readable_collections())::uuid[]));
create policy editors_add on documents for insert to authenticated
  with check (workspace_id = app.workspace_id() and collection_id = any ((select app.editable_collections())::uuid[]));
create policy editors_change on documents for update to authenticated
  using (workspace_id = app.workspace_id() and collection_id = any ((select app.editable_collections())::uuid[]))
  with check (workspace_id = app.workspace_id() and collection_id = any ((select app.editable_collections())::uuid[]));
create policy editors_delete on documents for delete to authenticated
  using (workspace_id = app.workspace_id() and collection_id = any ((select app.editable_collections())::uuid[]));

-- The passages of a document, in its order. Only the product writes them.
create table chunks (
  workspace_id uuid not null,
  document_id uuid not null,
  number int not null check (number >= 1),
  collection_id uuid not null,
  -- As citations name it: `p. 3`, `Holidays`, `rows 1-40`.
  place text not null check (length(place) <= 200),
  text text not null check (length(text) between 1 and 4000),
  -- Words that say something, for ranking.
  word_count int not null check (word_count >= 0),
  -- Each begins with a mark of the collection: a search reads the words of the collections that it may.
  words tsvector not null,
  primary key (workspace_id, document_id, number),
  foreign key (workspace_id, document_id) references documents on delete cascade
);
create index chunks_by_collection on chunks (workspace_id, collection_id);
create index chunks_words on chunks using gin (words);
select app.protect('chunks', 'select');
create policy readers on chunks for select to authenticated
  using (workspace_id = app.workspace_id() and collection_id = any ((select app.readable_collections())::uuid[]));
create policy of_search on chunks for select to adjutant_owner using (true);

-- In how many passages of a collection a word stands, and the parts of the word by which a misspelled one finds it.
create table collection_words (
  workspace_id uuid not null,
  collection_id uuid not null,
  word text collate "C" not null check (length(word) <= 80),
  passages int not null check (passages >= 0),
  trigrams text[] not null default '{}',
  primary key (workspace_id, collection_id, word),
  foreign key (workspace_id, collection_id) references collections on delete cascade
) with (fillfactor = 80);
create index collection_words_trigrams on collection_words using gin (trigrams);
select app.protect('collection_words', 'select');
create policy readers on collection_words for select to authenticated
  using (workspace_id = app.workspace_id() and collection_id = any ((select app.readable_collections())::uuid[]));
create policy of_search on collection_words for select to adjutant_owner using (true);

-- What a model makes of a passage, for search by meaning. Vectors of another model than the chosen one are made again.
create table chunk_vectors (
  workspace_id uuid not null,
  document_id uuid not null,
  number int not null,
  collection_id uuid not null,
  model_id uuid not null,
  -- The signs of its numbers: near vectors differ in few bits, which any PostgreSQL counts fast.
  signs bit varying(8192) not null,
  -- Its numbers, of length 1.
  vector real[] not null check (cardinality(vector) between 1 and 8192),
  primary key (workspace_id, document_id, number),
  foreign key (workspace_id, document_id, number) references chunks on delete cascade
);
create index chunk_vectors_by_collection on chunk_vectors (workspace_id, collection_id, model_id);
select app.protect('chunk_vectors', 'select');
create policy readers on chunk_vectors for select to authenticated
  using (workspace_id = app.workspace_id() and collection_id = any ((select app.readable_collections())::uuid[]));
create policy of_search on chunk_vectors for select to adjutant_owner using (true);

-- The collections that a conversation asks.
create table conversation_collections (
  workspace_id uuid not null,
  conversation_id uuid not null,
  collection_id uuid not null,
  added_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, conversation_id, collection_id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade,
  foreign key (workspace_id, collection_id) references collections on delete cascade
);
create index conversation_collections_by_collection on conversation_collections (workspace_id, collection_id);
create index conversation_collections_added_by on conversation_collections (added_by) where added_by is not null;
select app.protect('conversation_collections', 'select, insert, delete');
create policy readers on conversation_collections for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select from conversations c where c.workspace_id = conversation_collections.workspace_id and c.id = conversation_id));
create policy editors_add on conversation_collections for insert to authenticated
  with check (workspace_id = app.workspace_id() and added_by = auth.uid()
    and collection_id = any ((select app.readable_collections())::uuid[])
    and (conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[]) or exists (
      select from conversations c
      where c.workspace_id = app.workspace_id() and c.id = conversation_id and c.user_id = auth.uid())));
create policy editors_delete on conversation_collections for delete to authenticated
  using (workspace_id = app.workspace_id()
    and (conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[]) or exists (
      select from conversations c
      where c.workspace_id = app.workspace_id() and c.id = conversation_id and c.user_id = auth.uid())));
