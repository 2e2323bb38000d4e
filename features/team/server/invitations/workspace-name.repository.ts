import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether the workspace still has the name that every personal one begins with. */
export async function isUnnamed(db: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspaces where id = ${workspaceId} and personal_of is not null and name = 'Personal'`.execute(
    db,
  );
  return rows.length > 0;
}
