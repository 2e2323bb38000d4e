import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type GrantOnAgent = {
  id: string;
  user_id: string | null;
  team_id: string | null;
  relation: "viewer" | "editor";
  name: string | null;
  created_at: Date;
};

interface OfAgent {
  workspaceId: string;
  agentId: string;
}

/** Who has what on an agent, by id. As the service: people see only grants of their own. */
export async function listGrantsOnAgent(
  db: Db,
  { workspaceId, agentId, after, limit }: OfAgent & { after: string | null; limit: number },
): Promise<GrantOnAgent[]> {
  const { rows } = await executeAsService(
    db,
    `select g.id, g.user_id, g.team_id, g.relation, g.created_at, case
        when g.user_id is not null then app.name_of_person(g.user_id)
        when g.team_id is not null then (select t.name from teams t where t.workspace_id = g.workspace_id and t.id = g.team_id)
        else (select w.name from workspaces w where w.id = g.workspace_id) end as name
     from grants g where g.workspace_id = $1 and g.object_type = 'agent' and g.object_id = $2
       and ($3::uuid is null or g.id > $3::uuid) order by g.id limit $4`,
    [workspaceId, agentId, after, limit],
  );
  return rows as GrantOnAgent[];
}

export async function findGrantOnAgent(
  db: Db,
  { workspaceId, agentId, grantId }: OfAgent & { grantId: string },
): Promise<Pick<GrantOnAgent, "user_id" | "team_id"> | undefined> {
  const { rows } = await executeAsService(
    db,
    "select user_id, team_id from grants where workspace_id = $1 and object_type = 'agent' and object_id = $2 and id = $3",
    [workspaceId, agentId, grantId],
  );
  return rows[0] as Pick<GrantOnAgent, "user_id" | "team_id"> | undefined;
}

export async function countGrantsOnAgent(db: Db, { workspaceId, agentId }: OfAgent): Promise<number> {
  const { rows } = await executeAsService(
    db,
    "select count(*)::int as count from grants where workspace_id = $1 and object_type = 'agent' and object_id = $2",
    [workspaceId, agentId],
  );
  return Number(rows[0]?.count ?? 0);
}

/** How many people and teams have an agent, and whether everybody has it. */
export async function countGrantsBySubject(
  db: Db,
  { workspaceId, agentId }: OfAgent,
): Promise<{ people: number; teams: number; isSharedWithWorkspace: boolean }> {
  const { rows } = await executeAsService(
    db,
    `select count(user_id)::int as people, count(team_id)::int as teams,
       coalesce(bool_or(user_id is null and team_id is null), false) as everybody
     from grants where workspace_id = $1 and object_type = 'agent' and object_id = $2`,
    [workspaceId, agentId],
  );
  const { people = 0, teams = 0, everybody = false } = rows[0] ?? {};
  return { people: Number(people), teams: Number(teams), isSharedWithWorkspace: everybody === true };
}
