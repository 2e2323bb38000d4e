-- The words of the public pages: landing, legal texts and who runs the installation. Every version stays; the newest
-- of each kind and language is shown.

create table contents (
  kind text not null check (length(kind) <= 64),
  language text not null check (language ~ '^[a-z]{2}$'),
  version int not null check (version > 0),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 400000),
  -- Grows with every publication of any kind; publications come one after the other, so none is seen late.
  revision bigint generated always as identity unique,
  note text not null default '' check (length(note) <= 500),
  -- Whoever accepted an older version is asked again.
  needs_acceptance boolean not null default false,
  -- The older version that this one repeats.
  restored_version int,
  published_at timestamptz not null,
  -- Null: a text that comes with the product, or whoever published it is gone.
  published_by uuid references auth.users on delete set null,
  primary key (kind, language, version)
);
create index contents_by_publisher on contents (published_by) where published_by is not null;
create index contents_to_accept on contents (kind, version desc) where needs_acceptance;
select app.protect('contents');
-- Who published a version, and why, is for admins; the words are for everyone.
grant select (kind, language, version, body, revision, needs_acceptance, published_at) on contents to anon, authenticated;
create policy everyone on contents for select to anon, authenticated using (true);
