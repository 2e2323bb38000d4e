import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RuledMember } from "./member-rules.ts";

/** A directory that has a key decides about the people that it names; owners are not among them. */
export const isManaged = sql<boolean>`(m.role <> 'owner' and exists (
  select from directory_people p join provisioning_keys k
    on k.workspace_id = p.workspace_id and k.revoked_at is null
  where p.workspace_id = m.workspace_id and p.user_id = m.user_id))`;

/** One change of the memberships of a workspace after the other, until the transaction ends. */
export async function lockWorkspace(db: Db, workspaceId: string): Promise<void> {
  await sql`select from workspaces where id = ${workspaceId} for no key update`.execute(db);
}

/**
 * Locks a membership. `mayEnd`: no row that points to it is written meanwhile, such as a share or a notification; whoever only
 * acts on others is told things as before.
 */
export async function lockMember(
  db: Db,
  workspaceId: string,
  { userId, mayEnd }: { userId: string; mayEnd: boolean },
): Promise<RuledMember | undefined> {
  const { rows } = await sql<RuledMember>`
    select m.user_id as "userId", m.role, m.suspended_at is not null as "isSuspended", ${isManaged} as "isManaged",
      m.workspace_id = m.user_id as "isHome"
    from memberships m where m.workspace_id = ${workspaceId} and m.user_id = ${userId}
    ${mayEnd ? sql`for update of m` : sql`for no key update of m`}`.execute(db);
  return rows[0];
}

/** Whether somebody else owns the workspace and may act there. */
export async function hasOtherOwner(db: Db, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships m where m.workspace_id = ${workspaceId} and m.user_id <> ${userId} and m.role = 'owner'
      and app.may_act(m.user_id, m.workspace_id) limit 1`.execute(db);
  return rows.length > 0;
}

export async function storeRole(
  db: Db,
  workspaceId: string,
  userId: string,
  role: WorkspaceRole,
): Promise<void> {
  await sql`
    update memberships set role = ${role} where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(
    db,
  );
}

export async function storeSuspension(
  db: Db,
  workspaceId: string,
  userId: string,
  at: Date | null,
): Promise<void> {
  await sql`
    update memberships set suspended_at = ${at}
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db);
}

export async function deleteMembership(db: Db, workspaceId: string, userId: string): Promise<void> {
  await sql`delete from memberships where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db);
}
