import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { PricedPlan } from "../../contract/admin/priced-plan.ts";
import type { BillingOptions } from "../billing-options.ts";
import { planAccess } from "../plans/plan.access.ts";
import { listPricedPlans } from "../plans/price-check.repository.ts";

/** Plans on offer at the present provider, also those with a doubtful price. */
export async function readPricedPlans(ctx: Ctx, billing: BillingOptions): Promise<PricedPlan[]> {
  if (billing.provider === "none") return [];
  const rows = await query(ctx, planAccess.list, ({ db }) => listPricedPlans(db));
  return rows.map(({ id, name, currency, price_monthly_cents, price_yearly_cents, is_price_doubtful }) => ({
    ...{ id, name, currency, monthlyCents: price_monthly_cents, yearlyCents: price_yearly_cents },
    isDoubtful: is_price_doubtful,
  }));
}
