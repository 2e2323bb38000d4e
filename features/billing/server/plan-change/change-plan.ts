import { createHash } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { PlanChanged } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { openPortal } from "../portal/open-portal.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { askProvider } from "./ask-provider.ts";
import { requireBillingAdmin } from "./billing-admin.ts";
import { withPlanChangeLock } from "./plan-change-lock.repository.ts";
import { type PlannedChange, planChange, type Wanted } from "./planned-change.ts";
import { recordPlanChange } from "./record-plan-change.ts";

export interface WantedChange extends Wanted {
  basis: { priceId: string; quantity: number; offeredPriceId: string; at: string };
}

/** A preview's price is valid for this long. */
const basisMs = 15 * 60_000;

/**
 * Changes the plan as previewed. An upgrade is charged and starts at once; a refused payment changes nothing.
 * A downgrade, or a month after a year, starts when the paid period ends. The person confirms it at the
 * provider, under the returned address.
 */
export async function changePlan(
  ctx: Ctx,
  billing: BillingOptions,
  wanted: WantedChange,
): Promise<PlanChanged> {
  const { workspaceId } = await requireBillingAdmin(ctx, billing);
  return withPlanChangeLock(ctx.services, workspaceId, async () => {
    // Read under the lock: the previewed state may have just changed.
    const change = await planChange(ctx, billing, wanted);
    requireSameBasis(change, wanted.basis);
    await recordPlanChange(ctx, { ...wanted, interval: change.interval, begins: change.begins });
    if (change.begins === "at_period_end") {
      return { status: "confirm" as const, url: await openConfirmation(ctx, billing, change) };
    }
    if (billing.isTaxAutomatic) await beginTax(ctx, change);
    await update(ctx, change, wanted.basis);
    await syncSubscription(ctx.asSystem("billing"), billing, change.subscription.id);
    return { status: "changed" as const, url: null };
  });
}

function requireSameBasis({ item, price, now }: PlannedChange, basis: WantedChange["basis"]): void {
  const ageMs = now.getTime() - Date.parse(basis.at);
  const isSame =
    item.price.id === basis.priceId &&
    (item.quantity ?? 1) === basis.quantity &&
    price.priceId === basis.offeredPriceId;
  if (!isSame || ageMs > basisMs || ageMs < -1_000) fail(billingErrors, "preview_outdated");
}

/**
 * Adds tax to a subscription that began without it. A separate update, since the change itself may wait for
 * its payment.
 */
async function beginTax(ctx: Ctx, { stripe, subscription }: PlannedChange): Promise<void> {
  if (subscription.automatic_tax.enabled) return;
  await askProvider(ctx, stripe.subscriptions.update(subscription.id, { automatic_tax: { enabled: true } }));
}

async function update(ctx: Ctx, change: PlannedChange, basis: WantedChange["basis"]): Promise<void> {
  const { stripe, subscription, item, price, quantity } = change;
  const items = [{ id: item.id, price: price.priceId, quantity }];
  const isTrial = subscription.status === "trialing";
  const more = isTrial
    ? { proration_behavior: "none" as const }
    : {
        proration_behavior: "always_invoice" as const,
        payment_behavior: "pending_if_incomplete" as const,
        proration_date: Date.parse(basis.at) / 1_000,
      };
  const updated = await stripe.subscriptions
    .update(subscription.id, { items, ...more }, { idempotencyKey: keyOf(change, basis) })
    .catch((error: unknown) => refuse(ctx, error));
  // The provider keeps a pending update for a day and applies it once the invoice is paid.
  if (updated.pending_update) fail(billingErrors, "plan_not_paid");
}

/** The same key for a retry after a lost response, so that a change is charged once. */
function keyOf({ subscription, price, quantity }: PlannedChange, basis: WantedChange["basis"]): string {
  const facts = [subscription.id, price.priceId, quantity, basis.priceId, basis.quantity, basis.at];
  return `plan-${createHash("sha256").update(facts.join(" ")).digest("hex")}`;
}

function refuse(ctx: Ctx, error: unknown): never {
  const { type } = describeFailure(error);
  ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "a plan was not changed");
  return fail(billingErrors, type === "StripeCardError" ? "plan_not_paid" : "payment_service_busy");
}

async function openConfirmation(ctx: Ctx, billing: BillingOptions, change: PlannedChange): Promise<string> {
  const { subscription, item, price, quantity, customerId = "" } = change;
  const return_url = `${billing.publicUrl}/settings/billing?billing=return`;
  return askProvider(
    ctx,
    openPortal(ctx.asSystem("billing"), billing, {
      customer: customerId,
      return_url,
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item.id, price: price.priceId, quantity }],
        },
        // Only after a confirmation, not when the person goes back.
        after_completion: {
          type: "redirect",
          redirect: { return_url: `${billing.publicUrl}/settings/billing?billing=changed` },
        },
      },
    }),
  );
}
