import type { BillingOptions } from "./billing-options.ts";

/** Who takes payments and whether they are real, as what is subscribed there is marked: `stripe live`. Null: nobody. */
export function originOf({ provider, isLive }: Pick<BillingOptions, "provider" | "isLive">): string | null {
  return provider === "none" ? null : `${provider} ${isLive ? "live" : "test"}`;
}
