import type Stripe from "stripe";
import { authorize } from "#platform/server/access/authorize.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { askProvider } from "../plan-change/ask-provider.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { checkPrices } from "./check-prices.ts";
import { planAccess } from "./plan.access.ts";
import { findSoldPlan, type SoldPlan } from "./sold-plan.repository.ts";
import { listYearlyPrices, offerYearlyPrices, setYearlyOffer } from "./yearly-price.repository.ts";

export interface StoreYearlyPrice {
  mode: Mode;
  planId: string;
  /** Null: sold by the month only. */
  price: { priceId: string; cents: number } | null;
}

/** Stores the yearly price that exists at the provider, or removes it. */
export const storeYearlyPrice = command(
  "plan.keep_yearly_price",
  planAccess.keep_yearly_price,
  async (ctx, { mode, planId, price }: StoreYearlyPrice): Promise<void> => {
    await setYearlyOffer(ctx.db, mode, planId, price);
    await offerYearlyPrices(ctx.db, mode);
    await ctx.audit({
      act: "plan.yearly_price_set",
      workspaceId: installationWorkspaceId,
      target: [{ type: "plan", id: planId }],
      facts: {
        ...{ provider: mode.provider, is_live: mode.isLive },
        ...(price ? { price: price.priceId, cents: price.cents } : { price: "none" }),
      },
    });
  },
);

export interface WantedYearlyPrice {
  planId: string;
  /** In minor units of the plan's currency; null: no yearly price. */
  cents: number | null;
}

/**
 * Sells a plan by the year. Creates the price at the provider beside the monthly one, unless it exists.
 * Existing subscribers keep theirs. Throws `plan_not_sold`, `yearly_price_unlikely` below three or above
 * twelve monthly prices, and `payment_service_busy` when the provider fails.
 */
export async function setYearlyPrice(
  ctx: Ctx,
  billing: BillingOptions,
  { planId, cents }: WantedYearlyPrice,
): Promise<void> {
  authorize(ctx, planAccess.keep_yearly_price);
  const mode = modeOf(billing);
  const system = ctx.asSystem("billing");
  const plan = await query(system, ({ db }) => findSoldPlan(db, planId));
  if (!plan) return fail(billingErrors, "plan_not_sold");
  if (cents !== null && !isLikely(cents, plan)) fail(billingErrors, "yearly_price_unlikely");
  const price =
    cents === null
      ? null
      : { cents, priceId: await askProvider(ctx, havePrice(system, billing, plan, cents)) };
  await storeYearlyPrice(ctx, { mode, planId, price });
  await askProvider(ctx, checkPrices(system, billing));
}

/** Catches a missing or extra digit. */
function isLikely(cents: number, { month }: SoldPlan): boolean {
  return cents >= 3 * month.cents && cents <= 12 * month.cents;
}

async function havePrice(ctx: Ctx, billing: BillingOptions, plan: SoldPlan, cents: number): Promise<string> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  const known = await query(ctx, ({ db }) => listYearlyPrices(db, mode, { planId: plan.id, cents }));
  for (const priceId of known) if (await isSoldAt(stripe, priceId, plan.currency)) return priceId;
  const all = await query(ctx, ({ db }) => listYearlyPrices(db, mode, { planId: plan.id }));
  const monthly = await stripe.prices.retrieve(plan.month.priceId);
  const made = await stripe.prices.create(
    {
      ...{ product: idOf(monthly.product), currency: plan.currency, unit_amount: cents },
      ...{ recurring: { interval: "year" }, metadata: { plan_id: plan.id } },
    },
    // A double click creates one price.
    { idempotencyKey: ["yearly", plan.id, plan.month.priceId, plan.currency, cents, all.length].join(":") },
  );
  return made.id;
}

async function isSoldAt(stripe: Stripe, priceId: string, currency: string): Promise<boolean> {
  const price = await stripe.prices.retrieve(priceId).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return price?.active === true && price.currency === currency;
}
