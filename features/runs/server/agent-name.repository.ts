import type pg from "pg";

/** The names of the agents of runs and of those that started them, each run's own first. For background work. */
export async function listAgentNames(
  pool: pg.Pool,
  runs: readonly { workspaceId: string; runId: string }[],
): Promise<{ runId: string; name: string }[]> {
  const { rows } = await pool.query<{ runId: string; name: string }>(
    `with recursive above as (
       select r.id as "runId", 0 as place, r.workspace_id, r.parent_run_id, r.model -> 'agent' ->> 'name' as name
       from runs r join unnest($1::uuid[], $2::uuid[]) as asked(workspace_id, id)
         on r.workspace_id = asked.workspace_id and r.id = asked.id
       union all
       select a."runId", a.place + 1, r.workspace_id, r.parent_run_id, r.model -> 'agent' ->> 'name' from above a
       join runs r on r.workspace_id = a.workspace_id and r.id = a.parent_run_id)
     select "runId", name from above where name is not null order by "runId", place`,
    [runs.map(({ workspaceId }) => workspaceId), runs.map(({ runId }) => runId)],
  );
  return rows;
}
