import type Stripe from "stripe";

/** A complete embedded list. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: "list", data, has_more: false, url };
}
