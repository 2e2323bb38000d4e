import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type FiguresRow = {
  agent_id: string;
  runs: number;
  succeeded: number;
  failed: number;
  cancelled: number;
  handed_over: number;
  cost_micros: string;
  median_active_ms: number | null;
  last_used_at: Date | null;
};

/**
 * What these agents did since a time, for everybody together and without tests. A run that was handed over counts for each
 * agent that worked on it, with what that one used; how it ended counts for the last one. As the service, because people see
 * only their own runs; it returns sums and no run.
 */
export async function sumRunsOfAgents(
  db: Db,
  { workspaceId, agentIds, since }: { workspaceId: string; agentIds: readonly string[]; since: Date },
): Promise<FiguresRow[]> {
  const { rows } = await executeAsService(
    db,
    `with ended as (
       select v.agent_id, r.workspace_id, r.id, r.host_id, r.status, r.created_at, r.hand_overs,
         r.active_ms - coalesce(round((r.hand_overs -> -1 -> 'used' ->> 'time')::numeric), 0) as active_ms
       from agent_versions v join runs r on r.workspace_id = v.workspace_id and r.agent_version_id = v.id
       where v.workspace_id = $1 and v.agent_id = any($2::uuid[]) and r.created_at >= $3),
     given as (
       select (h.part -> 'from' ->> 'agentId')::uuid as agent_id, r.workspace_id, r.id, r.host_id, 'handed_over' as status,
         r.created_at, r.hand_overs, null::numeric as active_ms
       from runs r cross join lateral jsonb_array_elements(r.hand_overs) as h(part)
       where r.workspace_id = $1 and r.created_at >= $3 and r.hand_overs <> '[]'
         and (h.part -> 'from' ->> 'agentId')::uuid = any($2::uuid[])),
     done as (
       select p.*, (select coalesce(sum(c.cost_micros), 0) from model_calls c
         where c.run_id = p.id and (c.agent_id = p.agent_id or p.hand_overs = '[]')) as cost_micros
       from (select * from ended union all select * from given) p
       where not exists (select from conversations c
         where c.workspace_id = p.workspace_id and c.id = p.host_id and c.is_test))
     select agent_id, count(*)::int as runs,
       count(*) filter (where status = 'succeeded')::int as succeeded,
       count(*) filter (where status = 'failed')::int as failed,
       count(*) filter (where status = 'cancelled')::int as cancelled,
       count(*) filter (where status = 'handed_over')::int as handed_over,
       sum(cost_micros)::bigint::text as cost_micros,
       (percentile_disc(0.5) within group (order by active_ms) filter (where status = 'succeeded'))::float8 as median_active_ms,
       max(created_at) as last_used_at
     from done group by agent_id`,
    [workspaceId, [...agentIds], since],
  );
  return rows as FiguresRow[];
}
