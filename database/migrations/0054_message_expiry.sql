-- A code or link that no longer works is not delivered late: after an outage, or when a mail server is connected later.
alter table outgoing_messages
  -- When what it carries expires; empty for what only tells something.
  add column expires_at timestamptz,
  -- The proof whose code or link it carries.
  add column carries uuid,
  -- That proof was used, replaced or withdrawn.
  add column is_void boolean not null default false;
create index outgoing_messages_carrying on outgoing_messages (carries) where status = 'waiting';

create function app.void_messages() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
begin
  update public.outgoing_messages set is_void = true where carries = old.id and status = 'waiting' and not is_void;
  return null;
end
$$;
revoke execute on function app.void_messages from public;

create trigger void_messages_of_ended after delete on auth.one_time_tokens
  for each row execute function app.void_messages();
create trigger void_messages_of_replaced after update of id on auth.one_time_tokens
  for each row when (old.id <> new.id) execute function app.void_messages();
