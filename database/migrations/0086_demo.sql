-- People who try the product without an account, each in a workspace of their own that is erased within the hour.

-- A visitor has no address, no way to sign in and no session.
alter table auth.users add column is_visitor boolean not null default false;

-- Visitors are not among the users that are counted, nor is what they write in a demo.
drop trigger count_active_users on auth.users;
create trigger count_active_users_coming after insert on auth.users
  for each row when (not new.is_visitor) execute function app.count_rows('active_users');
create trigger count_active_users_leaving after delete on auth.users
  for each row when (not old.is_visitor) execute function app.count_rows('active_users');
drop trigger count_chat_interactions on messages;
create trigger count_chat_interactions after insert on messages
  for each row when (new.role = 'user' and auth.jwt() ->> 'is_visitor' is null)
  execute function app.count_rows('chat_interactions');

create table demos (
  user_id uuid primary key references auth.users on delete cascade,
  token_hash bytea not null unique,
  ends_at timestamptz not null,
  -- Millionths of a US dollar that are set aside for its models, of what all demos of that day have.
  budget_day date not null,
  budget_micros bigint not null check (budget_micros >= 0),
  created_at timestamptz not null
);
create index demos_by_end on demos (ends_at);
select app.protect('demos');

-- What models of demos have cost on a day, with what demos that are not over have set aside.
create table demo_days (
  day date primary key,
  used_micros bigint not null default 0 check (used_micros >= 0)
);
select app.protect('demo_days');

-- A run of a visitor has only the tools that are open to visitors, on whatever server it goes on.
alter table runs add column is_visitors boolean not null default false;
