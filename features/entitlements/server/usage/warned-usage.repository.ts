import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

/** A workspace's usage in a period in which it came near a limit. */
export interface WarnedUsage {
  workspaceId: string;
  entitlement: EntitlementKey;
  periodStartsAt: Date;
  used: number;
}

/** Warnings since `since`, oldest first, after the first `skip`. */
export async function listWarnedUsage(
  db: Db,
  { since, skip, limit }: { since: Date; skip: number; limit: number },
): Promise<WarnedUsage[]> {
  const { rows } = await sql<Omit<WarnedUsage, "used"> & { used: string }>`
    select workspace_id as "workspaceId", entitlement, period_starts_at as "periodStartsAt", used
    from usage_counters where warned_at >= ${since} and scope = 'workspace'
    order by warned_at, workspace_id, entitlement offset ${skip} limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, used: Number(row.used) }));
}
