import type { BillingSettings } from "./config.ts";

/** True when this installation sells for play money: sandbox, or Stripe in test mode. */
export function isTestMode(billing: BillingSettings): boolean {
  return billing.provider === "sandbox" || (billing.provider === "stripe" && !billing.isLive);
}

/** A header on every reply that lets monitors see play money. Empty when money is real or nothing is sold. */
export function billingHeaders(billing: BillingSettings): Record<string, string> {
  return isTestMode(billing) ? { "x-billing-mode": "test" } : {};
}
