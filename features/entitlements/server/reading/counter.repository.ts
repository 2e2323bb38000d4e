import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Counter {
  workspaceId: string;
  entitlement: string;
  periodStartsAt: Date;
  used: number;
  reserved: number;
}

/** Usage of these workspaces in periods that began since `since`. */
export async function listCounters(db: Db, workspaceIds: readonly string[], since: Date): Promise<Counter[]> {
  const { rows } = await sql<Counter>`
    select workspace_id as "workspaceId", entitlement, period_starts_at as "periodStartsAt", used::float8 as used,
      reserved::float8 as reserved
    from usage_counters
    where workspace_id = any(${workspaceIds}::uuid[]) and scope = 'workspace' and period_starts_at >= ${since}`.execute(
    db,
  );
  return rows;
}
