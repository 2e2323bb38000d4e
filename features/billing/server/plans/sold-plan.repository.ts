import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SoldPrice {
  priceId: string;
  /** Unit price in minor units. */
  cents: number;
}

export interface SoldPlan {
  id: string;
  name: string;
  currency: string;
  month: SoldPrice;
  /** Undefined without a yearly price. */
  year: SoldPrice | undefined;
  /** Maximum quantity per workspace. */
  max_quantity: number;
  /** The provider's price differs: not for sale until an admin has checked it. */
  is_price_doubtful: boolean;
}

/** The plan with this id, if it is sold for money. */
export async function findSoldPlan(db: Db, planId: string): Promise<SoldPlan | undefined> {
  const { rows } = await sql<Omit<SoldPlan, "month" | "year"> & Columns>`
    select id, name, currency, max_quantity, is_price_doubtful, stripe_price_monthly_id as month_id, price_monthly_cents as month_cents,
      stripe_price_yearly_id as year_id, price_yearly_cents as year_cents
    from pricing_plans
    where id = ${planId} and is_active and price_monthly_cents > 0 and stripe_price_monthly_id is not null`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { month_id: monthId, month_cents: monthCents, year_id: yearId, year_cents: yearCents, ...plan } = row;
  const year = yearId !== null && yearCents !== null ? { priceId: yearId, cents: yearCents } : undefined;
  return { ...plan, month: { priceId: monthId, cents: monthCents }, year };
}

interface Columns {
  month_id: string;
  month_cents: number;
  year_id: string | null;
  year_cents: number | null;
}
