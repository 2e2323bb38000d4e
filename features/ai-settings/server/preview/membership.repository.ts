import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function isMember(
  db: Db,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from memberships where user_id = ${userId} and workspace_id = ${workspaceId}`.execute(db);
  return rows.length > 0;
}
