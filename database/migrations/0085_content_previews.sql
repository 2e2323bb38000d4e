-- What an admin looks at before it is published: for an hour, under an address that nobody can guess.

create table content_previews (
  token_hash text primary key check (length(token_hash) <= 100),
  kind text not null check (length(kind) <= 64),
  language text not null check (language ~ '^[a-z]{2}$'),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 400000),
  made_by uuid not null references auth.users on delete cascade,
  expires_at timestamptz not null
);
create index content_previews_by_maker on content_previews (made_by);
select app.protect('content_previews');
