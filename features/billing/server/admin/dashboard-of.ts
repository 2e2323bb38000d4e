import type { BillingOptions } from "../billing-options.ts";

/**
 * The page of something at the provider, e.g. `customers/cus_1`, where payments are refunded as well. Null where there is
 * none by its own address: the pages of the sandbox open with a link that is made for one person.
 */
export function dashboardOf(
  { provider, isLive }: Pick<BillingOptions, "provider" | "isLive">,
  path: string,
): string | null {
  if (provider !== "stripe") return null;
  return `https://dashboard.stripe.com/${isLive ? "" : "test/"}${path || "dashboard"}`;
}
