import type { BillingOptions } from "./billing-options.ts";

/** Provider and mode as a mark on plans, e.g. `stripe live`. Null without a provider. */
export function originOf({ provider, isLive }: Pick<BillingOptions, "provider" | "isLive">): string | null {
  return provider === "none" ? null : `${provider} ${isLive ? "live" : "test"}`;
}
