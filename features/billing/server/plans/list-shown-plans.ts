import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findShownPlans, type ShownPlanRow } from "./shown-plan.repository.ts";

/** A plan for display; amounts in hundredths of the currency. */
export interface ShownPlan {
  id: string;
  name: string;
  description: string;
  monthlyCents: number;
  yearlyCents?: number;
  currency: string;
  trialDays: number;
  features: string[];
}

/** Active plans in their order. Keeps only features that are text. */
export async function listShownPlans(ctx: Ctx): Promise<ShownPlan[]> {
  const rows = await query(ctx, ({ db }) => findShownPlans(db));
  return rows.map(present);
}

function present(row: ShownPlanRow): ShownPlan {
  const { price_yearly_cents: yearlyCents, features } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    monthlyCents: row.price_monthly_cents,
    ...(yearlyCents === null ? {} : { yearlyCents }),
    currency: row.currency,
    trialDays: row.free_trial_days,
    features: Array.isArray(features) ? features.filter((it) => typeof it === "string") : [],
  };
}
