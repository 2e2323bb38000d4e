-- A read-only copy of a conversation for everybody who has its address. Only the digest of the address is stored.
create table public_links (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  token_digest bytea not null unique check (octet_length(token_digest) <= 32),
  -- The copy, as it was at taken_at.
  snapshot jsonb not null,
  taken_at timestamptz not null,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  opened_count bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index public_links_by_user on public_links (workspace_id, user_id, created_at desc, id desc);
create index public_links_of_conversation on public_links (workspace_id, conversation_id);
select app.protect('public_links', 'select, insert, update');
create policy own on public_links to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
-- Whoever may read the conversation may know of its links.
create policy shared on public_links for select to authenticated
  using (workspace_id = app.workspace_id()
    and conversation_id = any ((select app.granted('conversation'))::uuid[]));

-- While its one row exists, nobody can make public links, and those that exist do not open.
create table public_link_bans (
  is_only boolean primary key default true check (is_only),
  created_at timestamptz not null default now()
);
select app.protect('public_link_bans', 'select');
create policy everyone on public_link_bans for select to authenticated using (true);

-- Whether a person has proved an address: of mail, or a phone number. Used by the product, not by people.
create function app.has_proved_address(person uuid) returns boolean language sql stable as $$
  select exists (select from auth.users u where u.id = person and u.deleted_at is null
    and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null))
$$;
