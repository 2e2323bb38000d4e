import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Person } from "./event-export.repository.ts";

/** The present role of a person. Undefined when they may not act. For background work. */
export async function findCurrentRole(db: Db, { workspace_id, user_id }: Person) {
  const { rows } = await sql<{ role: WorkspaceRole; isAdmin: boolean }>`
    select role, exists (select from user_roles r where r.user_id = ${user_id} and r.role = 'admin') as "isAdmin"
    from memberships
    where workspace_id = ${workspace_id} and user_id = ${user_id} and app.may_act(${user_id}, ${workspace_id})`.execute(
    db,
  );
  return rows[0];
}
