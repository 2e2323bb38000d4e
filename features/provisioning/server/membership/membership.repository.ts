import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function hasMembership(db: Db, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Locks and returns the user's role in the workspace. */
export async function lockRole(
  db: Db,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceRole | undefined> {
  const { rows } = await sql<{ role: WorkspaceRole }>`
    select role from memberships where workspace_id = ${workspaceId} and user_id = ${userId} for update`.execute(
    db,
  );
  return rows[0]?.role;
}

export async function storeRole(
  db: Db,
  workspaceId: string,
  userId: string,
  role: WorkspaceRole,
): Promise<void> {
  await sql`
    insert into memberships (workspace_id, user_id, role) values (${workspaceId}, ${userId}, ${role})
    on conflict (workspace_id, user_id) do update set role = excluded.role`.execute(db);
}

export async function deleteMembership(db: Db, workspaceId: string, userId: string): Promise<void> {
  await sql`delete from memberships where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db);
}

/** Admin when any group of the person is the admin group. */
export async function roleByGroups(
  db: Db,
  workspaceId: string,
  personId: string,
): Promise<"admin" | "member"> {
  const { rows } = await sql`
    select from directory_group_people gp
    join directory_groups g on g.workspace_id = gp.workspace_id and g.id = gp.group_id
    where gp.workspace_id = ${workspaceId} and gp.person_id = ${personId} and g.role = 'admin' limit 1`.execute(
    db,
  );
  return rows.length > 0 ? "admin" : "member";
}
