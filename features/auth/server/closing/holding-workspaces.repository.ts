import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Workspaces of which a standing hold keeps the account or something of it. */
export async function listHoldingWorkspaces(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct workspace_id as id from app.holds_on_account(${userId}) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
