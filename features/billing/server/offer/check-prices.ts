import type Stripe from "stripe";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { endFinding, recordFinding } from "../watch/record-finding.ts";
import { listPricedPlans, type PricedPlan, setPriceDoubtful } from "./price-check.repository.ts";

/** Takes a plan off the shelf, or puts it back. */
export const doubtPrice = command(
  "plan.doubt_price",
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
 * Compares what we say that a plan costs with what the provider would charge. Where they differ the plan is not sold, and
 * somebody is told; a provider that does not answer changes nothing.
 */
export async function checkPrices(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  for (const plan of await query(ctx, ({ db }) => listPricedPlans(db))) {
    const price = await stripe.prices.retrieve(plan.price_id).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    const difference = differenceOf(plan, price);
    await doubtPrice(ctx, { planId: plan.id, isDoubtful: difference !== undefined });
    const finding = { kind: "price_differs" as const, objectId: plan.id };
    if (difference) await recordFinding(ctx, { mode, finding: { ...finding, facts: { difference } } });
    else await endFinding(ctx, { mode, ...finding });
  }
}

function differenceOf(plan: PricedPlan, price: Stripe.Price | undefined): string | undefined {
  if (!price) return `The provider knows no price ${plan.price_id}.`;
  if (!price.active) return `The provider no longer sells ${plan.price_id}.`;
  if (price.recurring?.interval !== "month" || price.recurring.interval_count !== 1) {
    return `${plan.price_id} is not a price of a month.`;
  }
  const [ours, theirs] = [
    `${plan.price_monthly_cents} ${plan.currency}`,
    `${price.unit_amount} ${price.currency}`,
  ];
  return ours === theirs
    ? undefined
    : `We say ${ours}, the provider charges ${theirs} (in the smallest unit).`;
}
