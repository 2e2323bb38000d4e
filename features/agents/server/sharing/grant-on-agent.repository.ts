import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** How many people and teams have an agent, and whether everybody has it. */
export async function countGrantsBySubject(
  db: Db,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
): Promise<{ people: number; teams: number; isSharedWithWorkspace: boolean }> {
  const { rows } = await executeAsService(
    db,
    `select count(user_id)::int as people, count(team_id)::int as teams,
       coalesce(bool_or(user_id is null and team_id is null), false) as everybody
     from grants where workspace_id = $1 and object_type = 'agent' and object_id = $2
       and (expires_at is null or expires_at > now())`,
    [workspaceId, agentId],
  );
  const { people = 0, teams = 0, everybody = false } = rows[0] ?? {};
  return { people: Number(people), teams: Number(teams), isSharedWithWorkspace: everybody === true };
}
