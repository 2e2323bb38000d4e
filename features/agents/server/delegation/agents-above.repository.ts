import { sql } from "kysely";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";

interface Run {
  workspace_id: string;
  id: string;
}

/** The ids of the agents of a run and of those that started it. */
export function listAgentsAbove(ctx: Ctx, run: Run): Promise<string[]> {
  return query(ctx, async ({ db }) => {
    const { rows } = await sql<{ id: string }>`
      with recursive above as (
        select parent_run_id, agent_version_id from runs
        where workspace_id = ${run.workspace_id} and id = ${run.id}
        union all
        select r.parent_run_id, r.agent_version_id from above
        join runs r on r.workspace_id = ${run.workspace_id} and r.id = above.parent_run_id)
      select distinct v.agent_id as id from above
      join agent_versions v on v.workspace_id = ${run.workspace_id} and v.id = above.agent_version_id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });
}
