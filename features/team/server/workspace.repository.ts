import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { OwnWorkspace } from "../contract/me.ts";

/** The caller's workspaces, personal one first. Policies hide all others. */
export async function listOwnWorkspaces(db: Db): Promise<OwnWorkspace[]> {
  const { rows } = await sql<OwnWorkspace>`
    select w.id, w.name, m.role, app.is_personal(w.id) as "isPersonal"
    from workspaces w join memberships m on m.workspace_id = w.id and m.user_id = auth.uid()
      and m.suspended_at is null
    order by w.personal_of nulls last, w.name, w.id limit 500`.execute(db);
  return rows;
}
