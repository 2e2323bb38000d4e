-- The name under which others see a person: what they call themselves, else the beginning of their address.
create function app.shown_name_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when name like '%_@_%' then split_part(name, '@', 1) else name end from app.name_of_person(person) name
$$;
revoke execute on function app.shown_name_of from public;
grant execute on function app.shown_name_of to authenticated, service_role;
