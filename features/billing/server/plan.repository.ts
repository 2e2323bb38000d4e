import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface NewPlan {
  id: string;
  name: string;
  description: string;
  priceMonthlyCents: number;
  features: string[];
  sortOrder: number;
}

/** Adds the plan unless there is one with its id; what an admin changed stays. True when it was added. */
export async function insertPlan(db: Db, plan: NewPlan): Promise<boolean> {
  const { rows } = await sql`
    insert into pricing_plans (id, name, description, price_monthly_cents, features, sort_order)
    values (${plan.id}, ${plan.name}, ${plan.description}, ${plan.priceMonthlyCents},
      ${JSON.stringify(plan.features)}::jsonb, ${plan.sortOrder})
    on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}
