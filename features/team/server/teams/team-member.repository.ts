import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

interface OfTeam {
  workspaceId: string;
  teamId: string;
}

/** Somebody who is in the team itself, locked in it until the transaction ends. */
export async function findDirectMember(
  db: Db,
  { workspaceId, teamId, userId }: OfTeam & { userId: string },
): Promise<{ role: WorkspaceRole; isSuspended: boolean } | undefined> {
  const { rows } = await sql<{ role: WorkspaceRole; isSuspended: boolean }>`
    select m.role, m.suspended_at is not null as "isSuspended"
    from team_memberships t join memberships m on m.workspace_id = t.workspace_id and m.user_id = t.user_id
    where t.workspace_id = ${workspaceId} and t.team_id = ${teamId} and t.user_id = ${userId}
    for key share of t`.execute(db);
  return rows[0];
}

/** Those of these people who are active in the workspace, with a lock against their leaving. */
export async function listActiveAmong(
  db: Db,
  workspaceId: string,
  userIds: readonly string[],
): Promise<{ userId: string; role: WorkspaceRole }[]> {
  const { rows } = await sql<{ userId: string; role: WorkspaceRole }>`
    select user_id as "userId", role from memberships
    where workspace_id = ${workspaceId} and user_id = any(${[...userIds]}::uuid[]) and suspended_at is null
    order by user_id for key share`.execute(db);
  return rows;
}

/** Adds people. Returns those who were not in the team. */
export async function insertTeamMembers(
  db: Db,
  { workspaceId, teamId, userIds }: OfTeam & { userIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    insert into team_memberships (workspace_id, team_id, user_id)
    select ${workspaceId}, ${teamId}, unnest(${[...userIds]}::uuid[])
    on conflict do nothing returning user_id as "userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}

export async function countTeamMembers(db: Db, { workspaceId, teamId }: OfTeam): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from team_memberships
    where workspace_id = ${workspaceId} and team_id = ${teamId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns false when the person was not in the team itself. */
export async function deleteTeamMember(
  db: Db,
  { workspaceId, teamId, userId }: OfTeam & { userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from team_memberships
    where workspace_id = ${workspaceId} and team_id = ${teamId} and user_id = ${userId} returning 1`.execute(
    db,
  );
  return rows.length > 0;
}
