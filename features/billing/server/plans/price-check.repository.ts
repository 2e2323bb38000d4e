import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface PricedPlan {
  id: string;
  name: string;
  /** The provider's price differs from ours. */
  is_price_doubtful: boolean;
  price_id: string;
  price_monthly_cents: number;
  yearly_price_id: string | null;
  price_yearly_cents: number | null;
  currency: string;
}

/** Offered plans with a price at the provider. */
export async function listPricedPlans(db: Db): Promise<PricedPlan[]> {
  const { rows } = await sql<PricedPlan>`
    select id, name, is_price_doubtful, stripe_price_monthly_id as price_id, price_monthly_cents, stripe_price_yearly_id as yearly_price_id,
      price_yearly_cents, currency
    from pricing_plans
    where is_active and stripe_price_monthly_id is not null order by sort_order, id limit 100`.execute(db);
  return rows;
}

/** True when changed. */
export async function setPriceDoubtful(db: Db, planId: string, isDoubtful: boolean): Promise<boolean> {
  const { rows } = await sql`
    update pricing_plans set is_price_doubtful = ${isDoubtful}, updated_at = now()
    where id = ${planId} and is_price_doubtful <> ${isDoubtful} returning id`.execute(db);
  return rows.length > 0;
}
