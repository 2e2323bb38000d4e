-- However an address is proved (a link, a provider, an admin's hand), whoever waits for it hears of it at the commit.
create function app.announce_proved_address() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('adjutant_proved_addresses', new.id::text);
  return null;
end
$$;
create trigger announce_proved_address after insert on auth.users for each row
  when (new.email_confirmed_at is not null) execute function app.announce_proved_address();
create trigger announce_newly_proved_address after update on auth.users for each row
  when (new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or old.email is distinct from new.email))
  execute function app.announce_proved_address();
