import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { UsageBudget } from "../../contract/usage-budget.ts";

export type BudgetKey = Omit<UsageBudget, "limit"> & { workspaceId: string };

/**
 * Whether the workspace has this person as a member, or this agent: an agent is known once something was
 * counted for it.
 */
export async function hasBudgetSubject(
  db: Db,
  { workspaceId, scope, scopeId }: Pick<BudgetKey, "workspaceId" | "scope" | "scopeId">,
): Promise<boolean> {
  const { rows } =
    scope === "user"
      ? await sql`select from memberships where workspace_id = ${workspaceId} and user_id = ${scopeId}`.execute(
          db,
        )
      : await sql`
          select from usage_counters
          where workspace_id = ${workspaceId} and scope = 'agent' and scope_id = ${scopeId} limit 1`.execute(
          db,
        );
  return rows.length > 0;
}

export async function storeBudget(
  db: Db,
  { limit, ...key }: BudgetKey & UsageBudget,
  at: Date,
): Promise<void> {
  await sql`
    insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit, created_at, updated_at)
    values (${key.workspaceId}, ${key.scope}, ${key.scopeId}, ${key.entitlement}, ${limit}, ${at}, ${at})
    on conflict (workspace_id, scope, scope_id, entitlement)
      do update set value_limit = excluded.value_limit, updated_at = excluded.updated_at`.execute(db);
}

/** False without a budget. */
export async function deleteBudgetRow(db: Db, key: BudgetKey): Promise<boolean> {
  const { rows } = await sql`
    delete from usage_budgets where workspace_id = ${key.workspaceId} and scope = ${key.scope}
      and scope_id = ${key.scopeId} and entitlement = ${key.entitlement} returning scope_id`.execute(db);
  return rows.length > 0;
}

/** Budgets after the cursor `after` (`scope/id/entitlement`). */
export async function listBudgets(
  db: Db,
  { workspaceId, after, limit }: { workspaceId: string; after: string | undefined; limit: number },
): Promise<UsageBudget[]> {
  const { rows } = await sql<UsageBudget>`
    select scope, scope_id as "scopeId", entitlement, value_limit::float8 as "limit" from usage_budgets
    where workspace_id = ${workspaceId} and scope || '/' || scope_id || '/' || entitlement > ${after ?? ""}
    order by scope || '/' || scope_id || '/' || entitlement limit ${limit}`.execute(db);
  return rows;
}
