import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Member {
  userId: string;
  role: WorkspaceRole;
  /** Whether the address is confirmed. */
  isProved: boolean;
}

/**
 * The members of the workspace with this address, including people of single sign-on. Locked until the
 * transaction ends.
 */
export async function lockMembersByEmail(db: Db, workspaceId: string, email: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select m.user_id as "userId", m.role, u.email_confirmed_at is not null as "isProved"
    from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and u.email = ${email} and u.deleted_at is null
    order by m.user_id for update of m`.execute(db);
  return rows;
}

export async function storeRole(
  db: Db,
  workspaceId: string,
  userId: string,
  role: WorkspaceRole,
): Promise<void> {
  await sql`
    update memberships set role = ${role}
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db);
}
