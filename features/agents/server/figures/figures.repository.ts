import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type FiguresRow = {
  agent_id: string;
  runs: number;
  succeeded: number;
  failed: number;
  cancelled: number;
  cost_micros: string;
  median_active_ms: number | null;
  last_used_at: Date | null;
};

/**
 * What these agents did since a time, for everybody together and without tests. As the service, because people see
 * only their own runs; it returns sums and no run.
 */
export async function sumRunsOfAgents(
  db: Db,
  { workspaceId, agentIds, since }: { workspaceId: string; agentIds: readonly string[]; since: Date },
): Promise<FiguresRow[]> {
  const { rows } = await executeAsService(
    db,
    `with done as (
       select v.agent_id, r.id, r.status, r.active_ms, r.created_at,
         (select coalesce(sum(c.cost_micros), 0) from model_calls c where c.run_id = r.id) as cost_micros
       from agent_versions v join runs r on r.workspace_id = v.workspace_id and r.agent_version_id = v.id
       where v.workspace_id = $1 and v.agent_id = any($2::uuid[]) and r.created_at >= $3
         and not exists (select from conversations c
           where c.workspace_id = r.workspace_id and c.id = r.host_id and c.is_test))
     select agent_id, count(*)::int as runs,
       count(*) filter (where status = 'succeeded')::int as succeeded,
       count(*) filter (where status = 'failed')::int as failed,
       count(*) filter (where status = 'cancelled')::int as cancelled,
       sum(cost_micros)::bigint::text as cost_micros,
       (percentile_disc(0.5) within group (order by active_ms) filter (where status = 'succeeded'))::float8 as median_active_ms,
       max(created_at) as last_used_at
     from done group by agent_id`,
    [workspaceId, [...agentIds], since],
  );
  return rows as FiguresRow[];
}
