import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { isMissing } from "./is-missing.ts";
import { stripeClient } from "./stripe-client.ts";

/** Cancels a subscription now, without another invoice. Idempotent: an ended or deleted one is fine. */
export async function cancelAtOnce(ctx: Ctx, billing: BillingOptions, subscriptionId: string): Promise<void> {
  const stripe = await stripeClient(ctx.services, billing);
  try {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (status === "canceled" || status === "incomplete_expired") return;
    await stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
