-- A tool call that Stop ended was not denied.
alter table tool_calls
  drop constraint tool_calls_status_check,
  add constraint tool_calls_status_check
    check (status in ('proposed', 'executing', 'succeeded', 'failed', 'denied', 'stopped', 'unknown'));

-- The number by which people quote an audit event. Numbers rise over the whole installation; a transaction that rolls
-- back leaves a gap. The proof of completeness is not the number but the log.
alter table audit_events add column number bigint generated always as identity;

-- The name under which a person acts; null for a deleted account and for a visitor.
create function app.name_of_person(person uuid) returns text language sql stable as $$
  select coalesce(
    nullif(trim(coalesce(u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'full_name')), ''), u.email, u.phone)
  from auth.users u where u.id = person and u.deleted_at is null
$$;
