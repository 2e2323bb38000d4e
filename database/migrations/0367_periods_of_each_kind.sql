-- After how many days each kind of data of a workspace goes. No row: it is kept until somebody deletes it.
create table retention_periods (
  workspace_id uuid not null,
  -- As features name it, such as `conversations`.
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  days int not null check (days between 1 and 3650),
  set_at timestamptz not null,
  -- A shorter period waits, so that a mistake can be taken back.
  applies_from timestamptz not null,
  primary key (workspace_id, kind)
);
select app.protect('retention_periods');

-- The periods of conversations, the only kind so far.
set local role service_role;
insert into retention_periods (workspace_id, kind, days, set_at, applies_from)
select workspace_id, 'conversations', days, set_at, set_at from conversation_periods;
reset role;
drop table conversation_periods;

create index tasks_by_end on tasks (workspace_id, updated_at) where state in ('done', 'cancelled');

-- The hold that keeps a data key: one on its person, one on the whole workspace, and any for the workspace's own.
create function app.hold_on_key(of_workspace uuid, subject uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select h.id from public.holds h
     where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())
       and (h.is_whole or subject = of_workspace)
     order by h.id limit 1),
    app.hold_on_account(subject))
$$;
revoke execute on function app.hold_on_key from public;
grant execute on function app.hold_on_key to service_role;
