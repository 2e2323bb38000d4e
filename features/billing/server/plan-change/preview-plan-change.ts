import { readSeatsOnPlan } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { PlanChangePreview } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { snapshotOf } from "../subscriptions/snapshot.ts";
import { askProvider } from "./ask-provider.ts";
import { type PlannedChange, planChange, type Wanted } from "./planned-change.ts";

/** Cost of the change, computed by the provider for this second. Changes nothing. */
export async function previewPlanChange(
  ctx: Ctx,
  billing: BillingOptions,
  wanted: Wanted,
): Promise<PlanChangePreview> {
  const change = await planChange(ctx, billing, wanted);
  const { subscription, item, plan, price, interval, quantity, begins, now: at } = change;
  const { cancelAt, trialEndsAt, periodEndsAt, status, ...before } = snapshotOf(subscription);
  const periodCents = price.cents * quantity;
  const isPaidNow = begins === "now" && status !== "trialing";
  const due = isPaidNow ? await askPrice(ctx, billing, change, at) : undefined;
  const isOtherInterval = status !== "trialing" && before.interval !== interval;
  const runningEndsAt = status === "trialing" ? trialEndsAt : periodEndsAt;
  const nextChargeAt = isOtherInterval && due ? due.endsAt : runningEndsAt;
  // A discount's value after a change of interval cannot be previewed.
  const isPlain = cancelAt !== null || isOtherInterval;
  const seats = await query(ctx.asSystem("billing"), (system) =>
    readSeatsOnPlan(system, change.workspaceId, {
      planKey: plan.id,
      quantity,
      isTrial: status === "trialing",
    }),
  );
  return {
    planName: plan.name,
    quantity,
    currency: plan.currency,
    interval,
    periodCents,
    nextCents: isPlain ? periodCents : await askNext(ctx, change, periodCents),
    isTaxed: billing.isTaxAutomatic === true || subscription.automatic_tax.enabled,
    dueNowCents: due?.cents ?? 0,
    startsAt: begins === "now" ? null : (periodEndsAt?.toISOString() ?? null),
    nextChargeAt: cancelAt ? null : (nextChargeAt?.toISOString() ?? null),
    seats,
    basis: {
      ...{ priceId: item.price.id, quantity: item.quantity ?? 1 },
      ...{ offeredPriceId: price.priceId, at: at.toISOString() },
    },
  };
}

/** The amount charged at once, and the end of the period that it pays. */
async function askPrice(
  ctx: Ctx,
  billing: BillingOptions,
  change: PlannedChange,
  at: Date,
): Promise<{ cents: number; endsAt: Date }> {
  const { stripe, subscription, item, price, quantity } = change;
  const preview = await askProvider(
    ctx,
    stripe.invoices.createPreview({
      subscription: subscription.id,
      ...(billing.isTaxAutomatic ? { automatic_tax: { enabled: true } } : {}),
      subscription_details: {
        items: [{ id: item.id, price: price.priceId, quantity }],
        proration_behavior: "always_invoice",
        proration_date: at.getTime() / 1_000,
      },
    }),
  );
  const ends = preview.lines.data.map(({ period }) => period.end);
  return { cents: preview.total, endsAt: new Date(Math.max(...ends) * 1_000) };
}

/** Price of the next period after the discount. Only the provider knows how long the discount runs. */
async function askNext(ctx: Ctx, change: PlannedChange, periodCents: number): Promise<number> {
  const { stripe, subscription, item, price, quantity } = change;
  const preview = await askProvider(
    ctx,
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item.id, price: price.priceId, quantity }],
        proration_behavior: "none",
      },
    }),
  );
  const discounted = (preview.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, periodCents - discounted);
}
