import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** How many agents these workspaces have that have any. */
export async function countAgentsOf(db: Db, workspaceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ workspaceId: string; count: number }>`
    select workspace_id as "workspaceId", count(*)::int as count from agents
    where workspace_id = any(${[...workspaceIds]}::uuid[]) group by workspace_id`.execute(db);
  return new Map(rows.map(({ workspaceId, count }) => [workspaceId, count]));
}
