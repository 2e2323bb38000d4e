import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** The ids of the owners and admins of a workspace who may act there. */
export async function listWorkspaceAdmins(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.user_id as id from memberships m
    where m.workspace_id = ${workspaceId} and m.role in ('owner', 'admin') and app.may_act(m.user_id, m.workspace_id)
    order by m.user_id`.execute(db);
  return rows.map(({ id }) => id);
}
