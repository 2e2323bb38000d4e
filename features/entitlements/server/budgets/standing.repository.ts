import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

export interface SubjectStandingsQuery {
  workspaceId: string;
  scope: "user" | "agent";
  ids: readonly string[];
  entitlement: EntitlementKey;
  periodStartsAt: Date;
}

/** Budgets of members or agents, with what was used and reserved in the period. */
export async function listSubjectStandings(
  db: Db,
  { workspaceId, scope, ids, entitlement, periodStartsAt }: SubjectStandingsQuery,
): Promise<{ id: string; limit: number; used: number }[]> {
  const { rows } = await sql<{ id: string; limit: number; used: number }>`
    select b.scope_id as id, b.value_limit::float8 as "limit",
      coalesce(c.used + c.reserved, 0)::float8 as used
    from usage_budgets b left join usage_counters c
      on c.workspace_id = b.workspace_id and c.entitlement = b.entitlement and c.scope = b.scope
        and c.scope_id = b.scope_id and c.period_starts_at = ${periodStartsAt}
    where b.workspace_id = ${workspaceId} and b.scope = ${scope} and b.scope_id = any(${ids}::uuid[])
      and b.entitlement = ${entitlement}`.execute(db);
  return rows;
}
