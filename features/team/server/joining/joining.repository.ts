import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { teamLimits } from "../../contract/teams/team-limits.ts";

export interface StandingMembership {
  role: WorkspaceRole;
  suspendedAt: Date | null;
}

/** Locks and returns a membership. */
export async function lockMembership(
  db: Db,
  workspaceId: string,
  userId: string,
): Promise<StandingMembership | undefined> {
  const { rows } = await sql<StandingMembership>`
    select role, suspended_at as "suspendedAt" from memberships
    where workspace_id = ${workspaceId} and user_id = ${userId} for update`.execute(db);
  return rows[0];
}

/** Stores a membership. False when there is one already. */
export async function insertMembership(
  db: Db,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: WorkspaceRole },
): Promise<boolean> {
  const { rows } = await sql`
    insert into memberships (workspace_id, user_id, role) values (${workspaceId}, ${userId}, ${role})
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Puts a person into those of the teams that still exist. A directory fills its own, and a full one stays as it is. */
export async function joinTeams(
  db: Db,
  { workspaceId, userId, teamIds }: { workspaceId: string; userId: string; teamIds: readonly string[] },
): Promise<void> {
  if (teamIds.length === 0) return;
  const wanted = sql`workspace_id = ${workspaceId} and id = any(${[...teamIds]}::uuid[]) and directory_group_id is null`;
  // Nobody else joins them between the count and the places.
  await sql`select from teams where ${wanted} order by id for no key update`.execute(db);
  await sql`
    insert into team_memberships (workspace_id, team_id, user_id)
    select workspace_id, id, ${userId} from teams t
    where ${wanted}
      and (select count(*) from team_memberships m where m.workspace_id = t.workspace_id and m.team_id = t.id)
        < ${teamLimits.members}
    on conflict do nothing`.execute(db);
}

/** How many of the teams exist in the workspace and are kept by its people. */
export async function countTeams(db: Db, workspaceId: string, teamIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from teams
    where workspace_id = ${workspaceId} and id = any(${[...teamIds]}::uuid[]) and directory_group_id is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface JoinedAccount {
  email: string;
  isProved: boolean;
}

/** The address of an account, and whether it is proved by mail or by a company. */
export async function readAccount(db: Db, userId: string): Promise<JoinedAccount | undefined> {
  const { rows } = await sql<JoinedAccount>`
    select coalesce(u.email, '') as email,
      u.email is not null and (u.email_confirmed_at is not null or u.is_sso_user) as "isProved"
    from auth.users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether a person has proved the address that signs their invitations. A proved number does not sign them. */
export async function hasProvedEmail(db: Db, userId: string): Promise<boolean> {
  return (await readAccount(db, userId))?.isProved ?? false;
}

/** Those who can get more seats (`isManagingBilling`). */
export async function listBillingManagers(
  db: Db,
  workspaceId: string,
): Promise<{ id: string; role: WorkspaceRole }[]> {
  const { rows } = await sql<{ id: string; role: WorkspaceRole }>`
    select user_id as id, role from memberships
    where workspace_id = ${workspaceId} and role in ('owner', 'admin', 'billing') and suspended_at is null
    order by user_id`.execute(db);
  return rows;
}
