import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { WorkspaceRole } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Recipient {
  id: string;
  email: string;
  raw_user_meta_data: JsonObject;
  email_confirmed_at: Date | null;
}

/** Who looks after the workspace in one of these roles and can be written to; at most 100. */
export async function listRecipients(
  db: Db,
  workspaceId: string,
  roles: readonly WorkspaceRole[],
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id, u.email, u.raw_user_meta_data, u.email_confirmed_at
    from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.role = any (${roles}) and u.email <> '' and u.deleted_at is null
    order by m.user_id limit 100`.execute(db);
  return rows;
}
