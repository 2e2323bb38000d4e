import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ShownPlanRow {
  id: string;
  name: string;
  description: string;
  price_monthly_cents: number;
  price_yearly_cents: number | null;
  currency: string;
  free_trial_days: number;
  features: unknown;
}

/** Public plans in their order. */
export async function findShownPlans(db: Db): Promise<ShownPlanRow[]> {
  const { rows } = await sql<ShownPlanRow>`
    select id, name, description, price_monthly_cents, currency, free_trial_days, features, price_yearly_cents
    from pricing_plans where is_active and not is_price_doubtful order by sort_order, id`.execute(db);
  return rows;
}
