import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TeamRow {
  id: string;
  name: string;
  description: string;
  parent_id: string | null;
  parent_name: string | null;
  lead_id: string | null;
  lead_name: string | null;
  directory_group: string | null;
  people: number;
  teams: number;
  is_own: boolean;
}

export interface TeamReader {
  workspaceId: string;
  userId: string;
}

const columns = ({ workspaceId, userId }: TeamReader) => sql`
  t.id, t.name, t.description, t.parent_id, p.name as parent_name, t.lead_id,
  case when t.lead_id is not null then coalesce(app.name_of_person(t.lead_id), '') end as lead_name,
  g.display_name as directory_group,
  (select count(*)::int from app.people_of_team(t.workspace_id, t.id)) as people,
  (select count(*)::int from teams s where s.workspace_id = t.workspace_id and s.parent_id = t.id) as teams,
  t.id in (select app.teams_of(${workspaceId}::uuid, ${userId}::uuid)) as is_own`;

const tables = sql`
  teams t
  left join teams p on p.workspace_id = t.workspace_id and p.id = t.parent_id
  left join directory_groups g on g.workspace_id = t.workspace_id and g.id = t.directory_group_id`;

/** By name, each followed by the teams inside it. */
const order = sql`lower(coalesce(p.name, t.name)), t.parent_id is not null, lower(t.name)`;

export async function listTeams(
  db: Db,
  reader: TeamReader,
  { search, after, limit }: { search: string; after: string | undefined; limit: number },
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select ${columns(reader)} from ${tables}
    where t.workspace_id = ${reader.workspaceId}
      and (${search} = '' or position(lower(${search}) in lower(t.name)) > 0)
      and (${after ?? null}::uuid is null or (${order}) > (
        select ${order} from ${tables} where t.workspace_id = ${reader.workspaceId} and t.id = ${after ?? null}::uuid))
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function findTeam(db: Db, reader: TeamReader, id: string): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`
    select ${columns(reader)} from ${tables} where t.workspace_id = ${reader.workspaceId} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Whether the caller's workspace has the team. Under the caller's policies. */
export async function isTeamHere(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from teams where workspace_id = ${workspaceId} and id = ${id}`.execute(
    db,
  );
  return rows.length > 0;
}
