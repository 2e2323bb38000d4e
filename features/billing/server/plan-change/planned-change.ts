import type Stripe from "stripe";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { BillingOptions } from "../billing-options.ts";
import { intervalOf } from "../plans/interval-of.ts";
import { findSoldPlan, type SoldPlan, type SoldPrice } from "../plans/sold-plan.repository.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { findBestSubscription } from "../subscriptions/best-subscription.repository.ts";
import { askProvider } from "./ask-provider.ts";
import { type BillingAdmin, requireBillingAdmin } from "./billing-admin.ts";
import { nextPhaseOf } from "./next-phase-of.ts";

export interface Wanted {
  planId: string;
  quantity: number;
  /** Default: the present interval. */
  interval?: BillingInterval | undefined;
}

export interface PlannedChange extends BillingAdmin {
  stripe: Stripe;
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  plan: SoldPlan;
  price: SoldPrice;
  interval: BillingInterval;
  quantity: number;
  /**
   * An upgrade starts now; a downgrade, or a month after a year, at the end of the paid period. In a trial
   * nothing is paid yet, so every change starts now.
   */
  begins: "now" | "at_period_end";
  /** The subscription's time, of its test clock if any. */
  now: Date;
}

/** Compares the wanted plan with the provider's present state. Refuses when nothing would change. */
export async function planChange(
  ctx: Ctx,
  billing: BillingOptions,
  { planId, quantity, interval: wantedInterval }: Wanted,
): Promise<PlannedChange> {
  const admin = await requireBillingAdmin(ctx, billing);
  const { mode, workspaceId } = admin;
  const known = await findBestSubscription(ctx.services.servicePool, mode, workspaceId);
  if (!known || !admin.customerId || !isRunning(known.status)) return fail(billingErrors, "no_subscription");
  // Until a taken-over subscription starts, the effective one belongs to a payer who left and whose card is
  // no longer charged.
  if (known.is_payer_gone) fail(billingErrors, "no_subscription");

  const system = ctx.asSystem("billing");
  const plan = await query(system, ({ db }) => findSoldPlan(db, planId));
  if (!plan || plan.is_price_doubtful) return fail(billingErrors, "plan_not_sold");
  if (quantity > plan.max_quantity) {
    fail(billingErrors, "plan_quantity", {
      message: `${plan.name} can be had at most ${plan.max_quantity} times for one workspace.`,
    });
  }
  const stripe = await stripeClient(ctx.services, billing);
  const subscription = await askProvider(
    ctx,
    stripe.subscriptions.retrieve(known.subscription_id, { expand: ["schedule"] }),
  );
  // The existing schedule would continue regardless of this change.
  if (nextPhaseOf(subscription)) fail(billingErrors, "next_plan_set");
  const [item] = subscription.items.data;
  if (!item || !isRunning(subscription.status)) return fail(billingErrors, "no_subscription");
  const running = intervalOf(item.price);
  const interval = wantedInterval ?? (running === "year" && plan.year ? "year" : "month");
  const price = plan[interval] ?? fail(billingErrors, "plan_not_sold");
  const isSame = item.price.id === price.priceId && (item.quantity ?? 1) === quantity;
  if (isSame) fail(billingErrors, "plan_unchanged");

  const before = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const isShorter = running === "year" && interval === "month";
  const isLess = isShorter || price.cents * quantity < before;
  const begins = isLess && subscription.status !== "trialing" ? "at_period_end" : "now";
  const now = await timeOf(ctx, stripe, subscription);
  return { ...admin, stripe, subscription, item, plan, price, interval, quantity, begins, now };
}

function isRunning(status: string): boolean {
  return status === "trialing" || status === "active" || status === "past_due";
}

/** The subscription's time in Unix seconds: that of its test clock, else ours. */
async function timeOf(ctx: Ctx, stripe: Stripe, { test_clock: clock }: Stripe.Subscription): Promise<Date> {
  if (!clock) return new Date(Math.floor(ctx.now().getTime() / 1_000) * 1_000);
  const shown =
    typeof clock === "string" ? await askProvider(ctx, stripe.testHelpers.testClocks.retrieve(clock)) : clock;
  return new Date(shown.frozen_time * 1_000);
}
