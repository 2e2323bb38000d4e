import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SoldPlan {
  id: string;
  name: string;
  price_id: string;
  price_monthly_cents: number;
  currency: string;
  /** How many times one workspace may have it. */
  max_quantity: number;
}

/** The plan with this id, while it is sold for money. */
export async function findSoldPlan(db: Db, planId: string): Promise<SoldPlan | undefined> {
  const { rows } = await sql<SoldPlan>`
    select id, name, stripe_price_monthly_id as price_id, price_monthly_cents, currency, max_quantity
    from pricing_plans
    where id = ${planId} and is_active and price_monthly_cents > 0 and stripe_price_monthly_id is not null`.execute(
    db,
  );
  return rows[0];
}
