import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { BillingSubject } from "../mails/billing-subject.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** The newest invoice of a subscription. */
export interface LastInvoice {
  /** Not true while it waits to be charged, nor when that failed. */
  isPaid: boolean;
  /** What mails say about it, and where it is shown when the provider shows it. */
  about: Pick<BillingSubject, "amount" | "invoice" | "url">;
}

/** Asks the provider for the newest invoice; undefined where there is none. */
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
