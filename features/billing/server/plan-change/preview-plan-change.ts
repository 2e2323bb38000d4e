import type { Ctx } from "#platform/server/context.ts";
import type { PlanChangePreview } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { snapshotOf } from "../subscriptions/snapshot.ts";
import { askProvider } from "./ask-provider.ts";
import { type PlannedChange, planChange, type Wanted } from "./planned-change.ts";

/** What the change would cost, as the provider works it out for this second. Changes nothing. */
export async function previewPlanChange(
  ctx: Ctx,
  billing: BillingOptions,
  wanted: Wanted,
): Promise<PlanChangePreview> {
  const change = await planChange(ctx, billing, wanted);
  const { subscription, item, plan, quantity, begins } = change;
  const { cancelAt, trialEndsAt, periodEndsAt, status } = snapshotOf(subscription);
  const at = wholeSecond(ctx.now());
  const isPaidNow = begins === "now" && status !== "trialing";
  const nextChargeAt = status === "trialing" ? trialEndsAt : periodEndsAt;
  return {
    planName: plan.name,
    quantity,
    currency: plan.currency,
    monthlyCents: plan.price_monthly_cents * quantity,
    isTaxed: billing.isTaxAutomatic === true || subscription.automatic_tax.enabled,
    dueNowCents: isPaidNow ? await askPrice(ctx, billing, change, at) : 0,
    startsAt: begins === "now" ? null : (periodEndsAt?.toISOString() ?? null),
    nextChargeAt: cancelAt ? null : (nextChargeAt?.toISOString() ?? null),
    basis: { priceId: item.price.id, quantity: item.quantity ?? 1, at: at.toISOString() },
  };
}

async function askPrice(ctx: Ctx, billing: BillingOptions, change: PlannedChange, at: Date): Promise<number> {
  const { stripe, subscription, item, plan, quantity } = change;
  const preview = await askProvider(
    ctx,
    stripe.invoices.createPreview({
      subscription: subscription.id,
      ...(billing.isTaxAutomatic ? { automatic_tax: { enabled: true } } : {}),
      subscription_details: {
        items: [{ id: item.id, price: plan.price_id, quantity }],
        proration_behavior: "always_invoice",
        proration_date: at.getTime() / 1_000,
      },
    }),
  );
  return preview.total;
}

/** The provider counts in whole seconds, and both times the same one. */
function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1_000) * 1_000);
}
