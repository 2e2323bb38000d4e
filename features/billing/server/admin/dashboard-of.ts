import type { BillingOptions } from "../billing-options.ts";

/**
 * The provider's page of an object, e.g. `customers/cus_1`, which also refunds payments. Null for the
 * sandbox, whose pages open by a personal link.
 */
export function dashboardOf(
  { provider, isLive }: Pick<BillingOptions, "provider" | "isLive">,
  path: string,
): string | null {
  if (provider !== "stripe") return null;
  return `https://dashboard.stripe.com/${isLive ? "" : "test/"}${path || "dashboard"}`;
}
