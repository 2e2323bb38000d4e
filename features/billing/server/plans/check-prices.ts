import type Stripe from "stripe";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { endFinding, recordFinding } from "../monitoring/record-finding.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { intervalOf } from "./interval-of.ts";
import { planAccess } from "./plan.access.ts";
import { listPricedPlans, type PricedPlan, setPriceDoubtful } from "./price-check.repository.ts";

/** Stops or resumes the sale of a plan. */
export const doubtPrice = command(
  "plan.doubt_price",
  planAccess.doubt_price,
  async (ctx, { planId, isDoubtful }: { planId: string; isDoubtful: boolean }): Promise<void> => {
    if (!(await setPriceDoubtful(ctx.db, planId, isDoubtful))) return;
    await ctx.audit({
      act: isDoubtful ? "plan.price_doubted" : "plan.price_confirmed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "plan", id: planId }],
    });
  },
);

/**
 * Compares our prices with the provider's. A plan with a difference is not sold and becomes a finding. A
 * provider that does not answer changes nothing.
 */
export async function checkPrices(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  for (const plan of await query(ctx, ({ db }) => listPricedPlans(db))) {
    const difference = await findDifference(stripe, plan);
    await doubtPrice(ctx, { planId: plan.id, isDoubtful: difference !== undefined });
    const finding = { kind: "price_differs" as const, objectId: plan.id };
    if (difference) await recordFinding(ctx, { mode, finding: { ...finding, facts: { difference } } });
    else await endFinding(ctx, { mode, ...finding });
  }
}

interface Stated {
  priceId: string;
  interval: BillingInterval;
  cents: number | null;
  currency: string;
}

/** Compares the monthly price first, then the yearly one. */
async function findDifference(stripe: Stripe, plan: PricedPlan): Promise<string | undefined> {
  const { price_id: monthlyId, yearly_price_id: yearlyId, currency } = plan;
  const month: Stated = {
    ...{ priceId: monthlyId, interval: "month", cents: plan.price_monthly_cents, currency },
  };
  const difference = differenceOf(month, await findPrice(stripe, monthlyId));
  if (difference || yearlyId === null) return difference;
  const year: Stated = { priceId: yearlyId, interval: "year", cents: plan.price_yearly_cents, currency };
  return differenceOf(year, await findPrice(stripe, yearlyId));
}

function findPrice(stripe: Stripe, priceId: string): Promise<Stripe.Price | undefined> {
  return stripe.prices.retrieve(priceId).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function differenceOf(stated: Stated, price: Stripe.Price | undefined): string | undefined {
  const { priceId, interval, cents, currency } = stated;
  if (!price) return `The provider knows no price ${priceId}.`;
  if (!price.active) return `The provider no longer sells ${priceId}.`;
  if (intervalOf(price) !== interval) return `${priceId} is not a price of a ${interval}.`;
  const [ours, theirs] = [`${cents} ${currency}`, `${price.unit_amount} ${price.currency}`];
  return ours === theirs
    ? undefined
    : `We say ${ours}, the provider charges ${theirs} (in the smallest unit).`;
}
