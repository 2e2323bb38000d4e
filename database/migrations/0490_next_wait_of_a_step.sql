-- A step may wait for one thing after another: for its approval, then for the run that it started. What comes for the
-- next thing while the former is settled and the next not yet declared was taken for a second answer to the former, and
-- got lost: the run waited for ever. It is kept for the next wait now.
--
-- Satisfies a wait once, and queues the run if it waits for it: 'woken'. 'kept' is for a run that does not wait for it
-- now and finds it when it declares the wait, 'late' for a wait that is satisfied or closed, 'over' for a run that ended
-- or is none. The row of the run is locked first, as by everything that changes a run.
create or replace function app.satisfy_wait(
  workspace uuid, run uuid, key text, wait_kind text, subject uuid, outcome jsonb)
returns text language plpgsql as $$
declare
  held record;
  declared timestamptz;
begin
  select r.user_id, r.status, r.ended_at into held
  from runs r where r.workspace_id = workspace and r.id = run for update;
  if not found or held.ended_at is not null then return 'over'; end if;

  -- A settled wait for something else makes way.
  delete from run_waits w
  where w.workspace_id = workspace and w.run_id = run and w.step_key = key
    and (w.satisfied_at is not null or w.closed_at is not null)
    and (w.kind <> wait_kind or w.subject_id <> subject);

  insert into run_waits as w (workspace_id, run_id, step_key, user_id, kind, subject_id, satisfied_at, result)
  values (workspace, run, key, held.user_id, wait_kind, subject, now(), outcome)
  on conflict (workspace_id, run_id, step_key) do update set satisfied_at = now(), result = excluded.result
    where w.satisfied_at is null and w.closed_at is null
  returning w.declared_at into declared;
  if not found then return 'late'; end if;
  if held.status <> 'waiting' or declared is null then return 'kept'; end if;

  update runs set status = 'queued', wake_at = null where workspace_id = workspace and id = run;
  return 'woken';
end
$$;

-- Runs that wait for a child that has ended already: they go on.
set local role service_role;
with woken as (
  update run_waits w set satisfied_at = now(), result = jsonb_build_object('status', child.status)
  from runs child
  where w.kind = 'child_run' and w.declared_at is not null and w.satisfied_at is null and w.closed_at is null
    and child.workspace_id = w.workspace_id and child.id = w.subject_id and child.ended_at is not null
  returning w.workspace_id, w.run_id)
update runs r set status = 'queued', wake_at = null from woken
where r.workspace_id = woken.workspace_id and r.id = woken.run_id and r.status = 'waiting';
reset role;
