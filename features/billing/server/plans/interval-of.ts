import type Stripe from "stripe";
import { BillingInterval } from "../../contract/billing-interval.ts";

/** The interval of a provider's price; null unless it is one month or one year. */
export function intervalOf(price: Stripe.Price | undefined): BillingInterval | null {
  const { interval, interval_count: count } = price?.recurring ?? {};
  return count === 1 ? (BillingInterval.safeParse(interval).data ?? null) : null;
}
