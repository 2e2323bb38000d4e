import type Stripe from "stripe";

/** Whether a trial ends with nothing after it, as there is nothing to pay with; read with the customer expanded. */
export function endsUnpaid({
  status,
  customer,
  default_payment_method: ownMethod,
  default_source: ownSource,
  trial_settings: settings,
}: Stripe.Subscription): boolean {
  if (status !== "trialing" || ownMethod || ownSource) return false;
  if (settings?.end_behavior.missing_payment_method !== "cancel") return false;
  if (typeof customer === "string" || customer.deleted) return false;
  return !customer.invoice_settings.default_payment_method && !customer.default_source;
}
