import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { BillingSubject } from "../mails/billing-subject.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** Amount of the next charge; undefined without a card. */
export async function readNextCharge(
  ctx: Ctx,
  billing: BillingOptions,
  {
    subscription_id: subscription,
    customer_id: customerId,
  }: { subscription_id: string; customer_id: string },
): Promise<BillingSubject["amount"]> {
  const stripe = await stripeClient(ctx.services, billing);
  const { default_payment_method: own } = await stripe.subscriptions.retrieve(subscription);
  if (!own) {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted || !customer.invoice_settings.default_payment_method) return undefined;
  }
  const { amount_due: minorUnits, currency } = await stripe.invoices.createPreview({ subscription });
  return { minorUnits, currency };
}
