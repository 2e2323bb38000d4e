import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface LockedTeam {
  id: string;
  name: string;
  description: string;
  parent_id: string | null;
  lead_id: string | null;
  directory_group_id: string | null;
}

/** Serializes changes of one team until the transaction ends. */
export async function lockTeam(db: Db, workspaceId: string, id: string): Promise<LockedTeam | undefined> {
  const { rows } = await sql<LockedTeam>`
    select id, name, description, parent_id, lead_id, directory_group_id from teams
    where workspace_id = ${workspaceId} and id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** Counts the teams, with a lock on their number until the transaction ends. */
export async function countTeamsLocked(db: Db, workspaceId: string): Promise<number> {
  await sql`select from workspaces where id = ${workspaceId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from teams
    where workspace_id = ${workspaceId} and directory_group_id is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertTeam(
  db: Db,
  team: { workspaceId: string; id: string; name: string; description: string; parentId: string | null },
): Promise<void> {
  await sql`
    insert into teams (workspace_id, id, name, description, parent_id)
    values (${team.workspaceId}, ${team.id}, ${team.name}, ${team.description}, ${team.parentId})`.execute(
    db,
  );
}

export async function updateTeam(
  db: Db,
  team: { workspaceId: string; id: string; name: string; description: string; parentId: string | null },
): Promise<void> {
  await sql`
    update teams set name = ${team.name}, description = ${team.description}, parent_id = ${team.parentId}
    where workspace_id = ${team.workspaceId} and id = ${team.id}`.execute(db);
}

export async function storeLead(
  db: Db,
  { workspaceId, id, userId }: { workspaceId: string; id: string; userId: string | null },
): Promise<void> {
  await sql`
    update teams set lead_id = ${userId} where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

/** Ends the grants of a team, lets the teams inside it out, and deletes it. Returns the number of grants. */
export async function deleteTeamRow(db: Db, workspaceId: string, id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from grants where workspace_id = ${workspaceId} and team_id = ${id}`.execute(db);
  await sql`
    update teams set parent_id = null where workspace_id = ${workspaceId} and parent_id = ${id}`.execute(db);
  await sql`delete from teams where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
