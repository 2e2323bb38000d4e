-- A run that reached a limit waits until its person continues or ends it.
alter table run_waits
  drop constraint run_waits_kind_check,
  add constraint run_waits_kind_check
    check (kind in ('approval', 'answer', 'time', 'child_run', 'event', 'limit')),
  -- What a person is asked, for a wait that has no other row: the limit, how much was allowed, and how much more.
  add column asks jsonb;
create index run_waits_at_limit on run_waits (workspace_id, user_id)
  where kind = 'limit' and satisfied_at is null and closed_at is null;

-- The run that a tool call has started is found by the call.
create index runs_by_parent_step on runs (workspace_id, parent_step_key) where parent_run_id is not null;

-- A run that goes on from a step of another one: it begins with the steps of that run up to this one.
alter table runs
  add column forked_from_run_id uuid,
  add column forked_after_step integer,
  add check ((forked_from_run_id is null) = (forked_after_step is null)),
  add foreign key (workspace_id, forked_from_run_id) references runs on delete cascade;
create index runs_by_origin on runs (workspace_id, forked_from_run_id) where forked_from_run_id is not null;
