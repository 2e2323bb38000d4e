import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { isMissing } from "./is-missing.ts";
import { stripeClient } from "./stripe-client.ts";

/**
 * Cancels a subscription that nobody got and refunds it. Idempotent. Refunds first, so that a cancelled
 * subscription owes nothing.
 */
export async function undoPurchase(ctx: Ctx, billing: BillingOptions, subscriptionId: string): Promise<void> {
  await refundLatestInvoice(ctx, billing, subscriptionId);
  await cancelAtOnce(ctx, billing, subscriptionId);
}

async function refundLatestInvoice(ctx: Ctx, billing: BillingOptions, subscriptionId: string): Promise<void> {
  const stripe = await stripeClient(ctx.services, billing);
  const found = await stripe.subscriptions.retrieve(subscriptionId).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const invoice = idOf(found?.latest_invoice ?? null);
  if (!invoice) return;
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid" });
  for (const { payment } of data) {
    const intent = idOf(payment.payment_intent ?? null);
    if (!intent) continue;
    await stripe.refunds
      .create({ payment_intent: intent }, { idempotencyKey: `undo:${intent}` })
      .catch((error: unknown) => {
        if (!isRefunded(error)) throw error;
      });
  }
}

function isRefunded(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "charge_already_refunded";
}
