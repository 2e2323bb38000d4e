-- Takes tokens for several who wait at once, as many as are there; when there is none, `wait_ms` says how long until
-- the next. Being refused costs nothing: whoever keeps trying does not keep the bucket empty for others.
create function app.take_tokens(
  bucket text, burst int, per_minute double precision, wanted int, out taken int, out wait_ms int)
language plpgsql as $$
declare
  available double precision;
begin
  -- A crash of the database may forget tokens: that is cheaper than a wait for the disk at each request.
  perform set_config('synchronous_commit', 'off', true);
  loop
    select app.tokens_now(r.tokens, r.updated_at, burst, per_minute) into available
      from rate_limits r where r.key = bucket for update;
    exit when found;
    insert into rate_limits (key, tokens) values (bucket, burst) on conflict do nothing;
  end loop;
  -- Less than nothing when the clock was set back since.
  taken := greatest(0, least(wanted, floor(available)));
  if taken > 0 then
    update rate_limits set tokens = available - taken, updated_at = clock_timestamp() where key = bucket;
  end if;
  wait_ms := case when taken > 0 then 0 else greatest(1, ceil((1 - available) * 60000 / per_minute)) end;
end
$$;
drop function app.take_token(text, int, double precision);
