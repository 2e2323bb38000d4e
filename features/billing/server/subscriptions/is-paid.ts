import type Stripe from "stripe";

/**
 * Whether the provider's answer shows a payment, or that nothing is due. False also when it does not show it.
 * After a trial the provider says active at least an hour before it charges. So in the first period only the
 * newest invoice tells, if it is expanded.
 */
export function isPaid(subscription: Stripe.Subscription): boolean {
  const { status, trial_end: trialEnd, latest_invoice: invoice } = subscription;
  if (status === "trialing") return false;
  const startsAt = subscription.items.data[0]?.current_period_start ?? 0;
  // Without a trial the subscription began with a payment, so only a later one can have failed.
  if (status === "past_due" && trialEnd === null) return true;
  if (status === "active" && (trialEnd === null || startsAt > trialEnd)) return true;
  if (typeof invoice !== "object" || invoice === null) return false;
  if (invoice.status === "paid" && invoice.total > 0) return true;
  return status === "active" && isFree(invoice, trialEnd);
}

/** A coupon covers a whole period. Invoices of the trial itself, and of a plan change, can be zero too. */
function isFree({ total, billing_reason: reason, created }: Stripe.Invoice, trialEnd: number | null) {
  return total === 0 && reason === "subscription_cycle" && created >= (trialEnd ?? 0);
}
