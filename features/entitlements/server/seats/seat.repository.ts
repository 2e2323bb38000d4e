import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** How many seats the workspace uses: its memberships that are not suspended. */
export async function countSeats(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{
    taken: number;
  }>`select app.seats_taken(${workspaceId}::uuid) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** Seats of one of this plan, and in its trial. Null: as many as one likes. 0 for a plan without. */
export async function findSeatsOfPlan(
  db: Db,
  planKey: string,
): Promise<{ seats: number | null; trial: number | null }> {
  const { rows } = await sql<{ seats: number | null; trial: number | null }>`
    select value_limit::float8 as seats, coalesce(trial_limit, value_limit)::float8 as trial from plan_entitlements
    where plan_key = ${planKey} and entitlement = 'seats'`.execute(db);
  return rows[0] ?? { seats: 0, trial: 0 };
}
