import type Stripe from "stripe";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf, type Snapshot, snapshotOf } from "../subscriptions/snapshot.ts";
import { nextReading } from "../subscriptions/subscription.repository.ts";

export interface EndedSubscription {
  snapshot: Snapshot;
  reading: number;
}

/**
 * Ends a subscription with its trial or paid period, so that nothing more is charged and nothing paid is
 * lost. Ends it now when its last invoice is unpaid, which would otherwise still be charged. Undefined when
 * the provider no longer knows it.
 */
export async function cancelAtPeriodEnd(
  ctx: Ctx,
  billing: BillingOptions,
  subscriptionId: string,
): Promise<EndedSubscription | undefined> {
  const stripe = await stripeClient(ctx.services, billing);
  const reading = await nextReading(ctx.services.servicePool);
  try {
    const found = await stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice"] });
    if (found.status === "canceled" || found.status === "incomplete_expired") return undefined;
    // A subscription with a planned change is controlled by its schedule until that is released.
    if (isPaid(found) && found.schedule) await stripe.subscriptionSchedules.release(idOf(found.schedule));
    const ended = isPaid(found)
      ? await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
      : await stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false });
    return { snapshot: snapshotOf(ended), reading };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isPaid({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (status !== "trialing" && status !== "active") return false;
  return typeof invoice !== "object" || invoice === null || !["draft", "open"].includes(invoice.status ?? "");
}
