import type { GrantedRelation } from "#platform/server/access/relation.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type TeamShareRow = {
  id: string;
  object_type: string;
  object_id: string;
  relation: GrantedRelation;
  expires_at: Date | null;
  is_of_parent: boolean;
};

interface OfTeam {
  workspaceId: string;
  teamId: string;
  after: string | undefined;
  limit: number;
}

/** What is shared with a team, or with the team that it is inside, latest first. As the service: people see own grants. */
export async function listTeamShares(
  db: Db,
  { workspaceId, teamId, after, limit }: OfTeam,
): Promise<TeamShareRow[]> {
  const { rows } = await executeAsService(
    db,
    `select g.id, g.object_type, g.object_id, g.relation, g.expires_at, g.team_id <> t.id as is_of_parent
     from teams t join grants g on g.workspace_id = t.workspace_id and g.team_id in (t.id, t.parent_id)
     where t.workspace_id = $1 and t.id = $2 and (g.expires_at is null or g.expires_at > now())
       and ($3::uuid is null or g.id < $3::uuid)
     order by g.id desc limit $4`,
    [workspaceId, teamId, after ?? null, limit],
  );
  return rows as TeamShareRow[];
}
