import type pg from "pg";

interface Starter {
  runId: string;
  kind: "schedule" | "webhook" | "event";
  name: string;
}

/** The triggers that started runs, or the first of the runs above them. For background work. */
export async function listStarters(
  pool: pg.Pool,
  runs: readonly { workspaceId: string; runId: string }[],
): Promise<Starter[]> {
  const { rows } = await pool.query<Starter>(
    `with recursive above as (
       select r.id as "runId", r.workspace_id, r.parent_run_id, r.trigger_id
       from runs r join unnest($1::uuid[], $2::uuid[]) as asked(workspace_id, id)
         on r.workspace_id = asked.workspace_id and r.id = asked.id
       union
       select a."runId", r.workspace_id, r.parent_run_id, r.trigger_id from above a
       join runs r on r.workspace_id = a.workspace_id and r.id = a.parent_run_id)
     select a."runId", t.kind, t.name from above a
     join triggers t on t.workspace_id = a.workspace_id and t.id = a.trigger_id
     where a.parent_run_id is null`,
    [runs.map(({ workspaceId }) => workspaceId), runs.map(({ runId }) => runId)],
  );
  return rows;
}
