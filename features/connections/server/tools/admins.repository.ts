import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface WorkspaceAdmin {
  id: string;
  raw_user_meta_data: JsonObject;
}

/** The owners and admins of a workspace who may act there. */
export async function listWorkspaceAdmins(db: Db, workspaceId: string): Promise<WorkspaceAdmin[]> {
  const { rows } = await sql<WorkspaceAdmin>`
    select u.id, coalesce(u.raw_user_meta_data, '{}') as raw_user_meta_data
    from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.role in ('owner', 'admin')
      and app.may_act(m.user_id, m.workspace_id)
    order by u.id`.execute(db);
  return rows;
}
