import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { BillingSubject } from "../mails/billing-subject.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** The newest invoice of a subscription. */
export interface LastInvoice {
  /** False while it waits for its charge, and after a failed one. */
  isPaid: boolean;
  /** Values for mails, with the invoice's page if the provider has one. */
  about: Pick<BillingSubject, "amount" | "invoice" | "url">;
}

/** Reads the newest invoice from the provider; undefined without any. */
export async function readLastInvoice(
  ctx: Ctx,
  billing: BillingOptions,
  subscription: { customer_id: string; subscription_id: string },
): Promise<LastInvoice | undefined> {
  const stripe = await stripeClient(ctx.services, billing);
  const { customer_id: customer, subscription_id: id } = subscription;
  const { data } = await stripe.invoices.list({ customer, subscription: id, limit: 1 });
  const [invoice] = data;
  if (!invoice) return undefined;
  const minorUnits = invoice.status === "paid" ? invoice.amount_paid : invoice.amount_due;
  const about = {
    ...(minorUnits > 0 ? { amount: { minorUnits, currency: invoice.currency } } : {}),
    ...(invoice.number ? { invoice: invoice.number } : {}),
    ...(invoice.hosted_invoice_url ? { url: invoice.hosted_invoice_url } : {}),
  };
  return { isPaid: invoice.status === "paid", about };
}
