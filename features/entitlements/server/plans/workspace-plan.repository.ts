import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { WorkspacePlan } from "../values/facts.ts";

export interface StoredPlan extends WorkspacePlan {
  workspaceId: string;
  note: string;
  createdBy: string | null;
}

/** Replaces the plan of the same source; false when unchanged. */
export async function storeWorkspacePlan(db: Db, plan: StoredPlan, at: Date): Promise<boolean> {
  const {
    workspaceId,
    source,
    origin,
    planKey,
    quantity,
    phase,
    periodStartsAt,
    periodEndsAt,
    accessEndsAt,
  } = plan;
  const { rows } = await sql`
    insert into workspace_plans as p (workspace_id, source, origin, plan_key, quantity, phase, period_starts_at,
      period_ends_at, access_ends_at, note, created_by, created_at, updated_at)
    values (${workspaceId}, ${source}, ${origin}, ${planKey}, ${quantity}, ${phase}, ${periodStartsAt}, ${periodEndsAt},
      ${accessEndsAt}, ${plan.note}, ${plan.createdBy}, ${at}, ${at})
    on conflict (workspace_id, source, origin) do update set
      plan_key = excluded.plan_key, quantity = excluded.quantity, phase = excluded.phase, period_starts_at = excluded.period_starts_at,
      period_ends_at = excluded.period_ends_at, access_ends_at = excluded.access_ends_at, note = excluded.note,
      created_by = excluded.created_by, updated_at = excluded.updated_at
    where (p.plan_key, p.quantity, p.phase, p.period_starts_at, p.period_ends_at, p.access_ends_at, p.note, p.created_by)
      is distinct from (excluded.plan_key, excluded.quantity, excluded.phase, excluded.period_starts_at, excluded.period_ends_at,
        excluded.access_ends_at, excluded.note, excluded.created_by)
    returning p.workspace_id`.execute(db);
  return rows.length > 0;
}

/** False without an assigned plan. */
export async function deleteAssignedPlan(db: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from workspace_plans where workspace_id = ${workspaceId} and source = 'assigned'
    returning workspace_id`.execute(db);
  return rows.length > 0;
}

export async function hasWorkspace(db: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`select from workspaces where id = ${workspaceId}`.execute(db);
  return rows.length > 0;
}

/** Whether workspaces can be on the plan: one that exists, or one with values here. */
export async function hasPlan(db: Db, planKey: string): Promise<boolean> {
  const { rows } = await sql`select from plan_entitlements where plan_key = ${planKey} limit 1`.execute(db);
  return rows.length > 0;
}
