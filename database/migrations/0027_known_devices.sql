-- Devices that people signed in from in the last 90 days. One that is not here is announced to its person by mail.
create table auth.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  -- Hash of the kind of program and system and of the network: neither can be read here.
  device text not null,
  last_used_at timestamptz not null,
  primary key (user_id, device)
);
create index known_devices_by_use on auth.known_devices (last_used_at);
select app.protect('auth.known_devices');

-- People without a name are looked through every day for those who never came back.
create index users_anonymous on auth.users (id) where is_anonymous;
