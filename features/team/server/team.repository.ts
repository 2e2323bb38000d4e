import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { WorkspaceTeam } from "../contract/workspace-team.ts";

/** The teams of the caller's workspace by name, in which they are unique. */
export async function listTeams(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<WorkspaceTeam[]> {
  const { rows } = await sql<WorkspaceTeam>`
    select id, name from teams where workspace_id = app.workspace_id()
      and (${after ?? null}::text is null or lower(name) > lower(${after ?? null}))
    order by lower(name) limit ${limit}`.execute(db);
  return rows;
}
