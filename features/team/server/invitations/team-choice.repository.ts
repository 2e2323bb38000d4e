import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Teams of the workspace to choose from, by name. A directory fills its own. */
export async function listTeamsToJoin(db: Db, workspaceId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from teams where workspace_id = ${workspaceId} and directory_group_id is null
    order by lower(name) limit 200`.execute(db);
  return rows;
}
