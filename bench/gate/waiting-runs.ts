import type pg from "pg";

/** Stores runs that wait for an approval for the next year, with their steps, waits and approvals. */
export async function storeWaitingRuns(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `create temp table new_runs as select gen_random_uuid() as workspace_id, gen_random_uuid() as id,
       gen_random_uuid() as user_id, gen_random_uuid() as step_id, gen_random_uuid() as call_id,
       gen_random_uuid() as approval_id, now() + interval '1 year' as wake_at
     from generate_series(1, $1)`,
    [count],
  );
  await pool.query(`insert into runs (workspace_id, id, user_id, host, host_id, status, driver, trigger_kind, wake_at)
    select workspace_id, id, user_id, 'conversation', gen_random_uuid(), 'waiting', 'model', 'message', wake_at from new_runs`);
  await pool.query(`insert into run_steps (workspace_id, id, run_id, number, attempt, user_id, status, kind, step_key)
    select workspace_id, step_id, id, 1, 1, user_id, 'waiting', 'model', 'model:1' from new_runs`);
  await pool.query(`insert into run_waits (workspace_id, run_id, step_key, user_id, kind, subject_id, wake_at, declared_at)
    select workspace_id, id, call_id::text, user_id, 'approval', approval_id, wake_at, now() from new_runs`);
  await pool.query(`insert into approvals (workspace_id, id, run_id, tool_call_id, user_id, tool_name, tool_title,
      tool_source, tool_hash, input, shown, marks, hash, rule, why, policy_hash, integrity, readers, needs_other,
      requested_at, expires_at)
    select workspace_id, approval_id, id, call_id, user_id, 'send_mail', 'Send an email', 'built_in', '', '{}', '{}',
      '[]', '', 'nothing_permits', '', '', 'user', '{}', false, now(), wake_at from new_runs`);
  // What a running installation's database does by itself after a while.
  await pool.query("vacuum analyze runs, run_steps, run_waits, approvals");
}
