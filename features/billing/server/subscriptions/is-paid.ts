import type Stripe from "stripe";

/**
 * Whether what the provider answered shows that the subscription was paid for, or that nothing is due for it. False also
 * where it does not show it. After a trial a subscription is called active before it is charged, for an hour at least,
 * so its status says nothing in its first period: the newest invoice does, where that came whole.
 */
export function isPaid(subscription: Stripe.Subscription): boolean {
  const { status, trial_end: trialEnd, latest_invoice: invoice } = subscription;
  if (status === "trialing") return false;
  const startsAt = subscription.items.data[0]?.current_period_start ?? 0;
  // Without a trial it began with a payment: only a later one can have failed.
  if (status === "past_due" && trialEnd === null) return true;
  if (status === "active" && (trialEnd === null || startsAt > trialEnd)) return true;
  if (typeof invoice !== "object" || invoice === null) return false;
  if (invoice.status === "paid" && invoice.total > 0) return true;
  return status === "active" && isFree(invoice, trialEnd);
}

/** A coupon takes off all of a period. The trial's own invoice is over nothing too, and so may be a changed plan's. */
function isFree({ total, billing_reason: reason, created }: Stripe.Invoice, trialEnd: number | null) {
  return total === 0 && reason === "subscription_cycle" && created >= (trialEnd ?? 0);
}
