import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TeamOfGroup {
  id: string;
  name: string;
}

/** The team that the database keeps for a group. Its name has a number when another team has that of the group. */
export async function findTeamOfGroup(db: Db, workspaceId: string, groupId: string): Promise<TeamOfGroup> {
  const { rows } = await sql<TeamOfGroup>`
    select id, name from teams where workspace_id = ${workspaceId} and directory_group_id = ${groupId}`.execute(
    db,
  );
  const [team] = rows;
  if (!team) throw new Error(`The group ${groupId} has no team.`);
  return team;
}

/** What an event about a group is about. */
export function targetsOf(groupId: string, team: TeamOfGroup) {
  return [
    { type: "directory_group", id: groupId },
    { type: "team", id: team.id },
  ];
}
