import type Stripe from "stripe";

/**
 * An exact amount of the library's type. The library loads on first use, so that it does not delay a start.
 */
export async function decimalOf(value: number): Promise<Stripe.Decimal> {
  const { default: StripeLibrary } = await import("stripe");
  return StripeLibrary.Decimal.from(value);
}
