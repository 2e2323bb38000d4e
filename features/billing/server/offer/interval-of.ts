import type Stripe from "stripe";
import { BillingInterval } from "../../contract/billing-interval.ts";

/** What a price of the provider is for; null where that is neither one month nor one year. */
export function intervalOf(price: Stripe.Price | undefined): BillingInterval | null {
  const { interval, interval_count: count } = price?.recurring ?? {};
  return count === 1 ? (BillingInterval.safeParse(interval).data ?? null) : null;
}
