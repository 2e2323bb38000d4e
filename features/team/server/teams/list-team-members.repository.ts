import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ListedMember {
  id: string;
  name: string;
  email: string | null;
  is_lead: boolean;
  is_guest: boolean;
  is_suspended: boolean;
  is_direct: boolean;
  through: string[];
  since: Date;
}

interface OfTeam {
  workspaceId: string;
  teamId: string;
  search: string;
  after: string | undefined;
  limit: number;
}

/** Who belongs to a team by name, those of the teams inside it included. */
export async function listTeamMembers(
  db: Db,
  { workspaceId, teamId, search, after, limit }: OfTeam,
): Promise<ListedMember[]> {
  const { rows } = await sql<ListedMember>`
    with places as (
      select tm.user_id, bool_or(t.id = ${teamId}) as is_direct, min(tm.created_at) as since,
        coalesce(bool_or(t.id = ${teamId} and t.lead_id = tm.user_id), false) as is_lead,
        coalesce(array_agg(t.name order by lower(t.name)) filter (where t.id <> ${teamId}), '{}') as through
      from teams t join team_memberships tm on tm.workspace_id = t.workspace_id and tm.team_id = t.id
      where t.workspace_id = ${workspaceId} and (t.id = ${teamId} or t.parent_id = ${teamId})
      group by tm.user_id),
    people as (
      select p.user_id as id, coalesce(app.name_of_person(p.user_id), '') as name, u.email, p.is_lead,
        m.role = 'guest' as is_guest, m.suspended_at is not null as is_suspended, p.is_direct, p.through, p.since
      from places p join memberships m on m.workspace_id = ${workspaceId} and m.user_id = p.user_id
      join auth.users u on u.id = p.user_id)
    select * from people
    where (${search} = '' or position(lower(${search}) in lower(name)) > 0
        or position(lower(${search}) in lower(coalesce(email, ''))) > 0)
      and (${after ?? null}::uuid is null or (lower(name), id) > (
        lower(coalesce(app.name_of_person(${after ?? null}::uuid), '')), ${after ?? null}::uuid))
    order by lower(name), id limit ${limit}`.execute(db);
  return rows;
}
