import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { TeamUses } from "../../contract/teams/team.ts";

/** What a team is used by. */
export async function readUses(
  db: Db,
  { workspaceId, id, now }: { workspaceId: string; id: string; now: Date },
): Promise<TeamUses> {
  const { rows } = await sql<TeamUses>`
    select
      (select count(*)::int from grants g where g.workspace_id = ${workspaceId} and g.team_id = ${id}
        and (g.expires_at is null or g.expires_at > ${now})) as shares,
      (select coalesce(json_agg(json_build_object('label', m.label, 'isAlone', not exists (
            select from model_audiences o where o.model_id = a.model_id and o.team_id is distinct from a.team_id))
          order by m.label), '[]')
        from model_audiences a join models m on m.id = a.model_id
        where a.team_workspace_id = ${workspaceId} and a.team_id = ${id}) as models,
      (select coalesce(json_agg(s.name order by lower(s.name)), '[]') from teams s
        where s.workspace_id = ${workspaceId} and s.parent_id = ${id}) as teams,
      (select count(*)::int from requests r where r.workspace_id = ${workspaceId} and r.team_id = ${id}
        and r.ended_as is null and r.expires_at > ${now}) as requests`.execute(db);
  return rows[0] ?? { shares: 0, models: [], teams: [], requests: 0 };
}
