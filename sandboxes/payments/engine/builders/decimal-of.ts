import type Stripe from "stripe";

/** An exact amount as the library reads it. The library is loaded with the first one: no start waits for it. */
export async function decimalOf(value: number): Promise<Stripe.Decimal> {
  const { default: StripeLibrary } = await import("stripe");
  return StripeLibrary.Decimal.from(value);
}
