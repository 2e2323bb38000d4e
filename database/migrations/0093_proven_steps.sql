-- Steps towards a trial that the server sees itself: put down in the transaction in which they happen, and taken away by
-- the one that counts them. Nobody is named.
create table uncounted_steps (
  id uuid primary key default gen_random_uuid(),
  step text not null check (step in ('trial_completed', 'trial_account')),
  happened_at timestamptz not null
);
select app.protect('uncounted_steps');
create policy owner on uncounted_steps to current_user using (true) with check (true);

-- A visitor's checkout is completed once, whoever tells of it first: the provider, the browser, or who looks for it.
create function app.note_completed_checkout() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.uncounted_steps (step, happened_at) values ('trial_completed', new.completed_at);
  return null;
end
$$;
revoke execute on function app.note_completed_checkout from public;
create trigger note_completed_checkout after update on checkout_intents for each row
  when (old.completed_at is null and new.completed_at is not null and new.for_workspace_id is null)
  execute function app.note_completed_checkout();

-- What was counted of a session for a page: one measurement of each kind, the worst. A later one takes its place.
create table analytics_measurements (
  session_id uuid not null references user_sessions on delete cascade,
  page text not null,
  metric text not null,
  hour timestamptz not null,
  value double precision not null,
  primary key (session_id, page, metric)
);
create index analytics_measurements_by_hour on analytics_measurements (hour);
select app.protect('analytics_measurements');
