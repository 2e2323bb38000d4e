-- Which version of which legal text a person accepted, and when.

create table legal_acceptances (
  user_id uuid not null references auth.users on delete cascade,
  type text not null check (length(type) <= 64),
  language text not null check (language ~ '^[a-z]{2}$'),
  version int not null check (version > 0),
  -- At sign-up, or later, when a newer version asked for it.
  occasion text not null check (occasion in ('sign_up', 'asked')),
  accepted_at timestamptz not null,
  primary key (user_id, type, language, version)
);
select app.protect('legal_acceptances', 'select, insert');
create policy own on legal_acceptances to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
