import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { BillingSubject } from "../mails/billing-subject.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** What mails say about the newest invoice of a subscription, and where it is shown when the provider shows it. */
export async function readLastInvoice(
  ctx: Ctx,
  billing: BillingOptions,
  subscription: { customer_id: string; subscription_id: string },
): Promise<Pick<BillingSubject, "amount" | "invoice" | "url">> {
  const stripe = await stripeClient(ctx.services, billing);
  const { customer_id: customer, subscription_id: id } = subscription;
  const { data } = await stripe.invoices.list({ customer, subscription: id, limit: 1 });
  const [invoice] = data;
  if (!invoice) return {};
  const minorUnits = invoice.status === "paid" ? invoice.amount_paid : invoice.amount_due;
  return {
    ...(minorUnits > 0 ? { amount: { minorUnits, currency: invoice.currency } } : {}),
    ...(invoice.number ? { invoice: invoice.number } : {}),
    ...(invoice.hosted_invoice_url ? { url: invoice.hosted_invoice_url } : {}),
  };
}
