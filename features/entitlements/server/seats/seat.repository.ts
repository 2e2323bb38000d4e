import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** How many seats the workspace uses: its memberships that are not suspended. */
export async function countSeats(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{
    taken: number;
  }>`select app.seats_taken(${workspaceId}::uuid) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
