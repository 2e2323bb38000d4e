import type Stripe from "stripe";

/** A list that is inside another object, complete. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: "list", data, has_more: false, url };
}
