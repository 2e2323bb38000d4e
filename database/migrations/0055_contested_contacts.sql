-- Since when somebody else than the holder of an account may own its address or number, which nobody has proved. Here and
-- not at a proof, since the holder can have every proof replaced or void. Whoever proves the contact then takes the account.
alter table auth.users
  add column email_contested_at timestamptz,
  add column phone_contested_at timestamptz;

-- Whether a directory has named somebody with this address whom nobody has proved to be yet.
create function app.is_awaited_address(address text) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.directory_people where awaited_email = address)
$$;
revoke execute on function app.is_awaited_address from public;
grant execute on function app.is_awaited_address to service_role;

-- An account that takes an address for which a directory waits, and does not prove it, is contested from then on: the
-- directory has named its person already and does not look again.
create function app.contest_awaited_address() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.is_awaited_address(new.email) then
    new.email_contested_at := now();
  end if;
  return new;
end
$$;
revoke execute on function app.contest_awaited_address from public;
create trigger contest_awaited_address_of_new before insert on auth.users for each row
  when (new.email is not null and new.email_confirmed_at is null and not new.is_sso_user)
  execute function app.contest_awaited_address();
create trigger contest_awaited_address before update of email on auth.users for each row
  when (new.email is distinct from old.email and new.email is not null and new.email_confirmed_at is null
    and new.email_contested_at is null and not new.is_sso_user)
  execute function app.contest_awaited_address();
