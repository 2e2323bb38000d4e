import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** How many triggers of everybody in a workspace start an agent, by their kind. As the service: people see their own alone. */
export async function countTriggersOfAgent(
  db: Db,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
): Promise<{ schedule: number; webhook: number; event: number }> {
  const { rows } = await executeAsService(
    db,
    `select count(*) filter (where kind = 'schedule')::int as schedule,
       count(*) filter (where kind = 'webhook')::int as webhook,
       count(*) filter (where kind = 'event')::int as event
     from triggers where workspace_id = $1 and agent_id = $2 and deleted_at is null`,
    [workspaceId, agentId],
  );
  const { schedule = 0, webhook = 0, event = 0 } = rows[0] ?? {};
  return { schedule: Number(schedule), webhook: Number(webhook), event: Number(event) };
}
