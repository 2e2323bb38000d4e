import type { BillingSettings } from "./config.ts";

/** Whether something is sold here for money that is not real. */
export function isTestMode(billing: BillingSettings): boolean {
  return billing.provider === "sandbox" || (billing.provider === "stripe" && !billing.isLive);
}

/** Says on each answer, for monitors, that no real money is taken; nothing where it is, or where nothing is sold. */
export function billingHeaders(billing: BillingSettings): Record<string, string> {
  return isTestMode(billing) ? { "x-billing-mode": "test" } : {};
}
