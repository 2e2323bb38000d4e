-- A query may hold a token or an address, and so may what stands behind the sign for a section: whoever sends a route,
-- these are never kept.
create function app.cut_route() returns trigger language plpgsql as $$
begin
  new.route := regexp_replace(split_part(new.route, '?', 1), '#(?![a-z-]{1,24}$).*$', '');
  return new;
end
$$;
revoke execute on function app.cut_route from public;
create trigger cut_route before insert on user_events for each row execute function app.cut_route();
