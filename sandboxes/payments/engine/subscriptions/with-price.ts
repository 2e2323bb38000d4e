import type Stripe from "stripe";
import { buildPlan } from "../builders/build-price.ts";

/** The subscription with another price or quantity, otherwise unchanged. */
export function withPrice(
  subscription: Stripe.Subscription,
  { price, quantity }: { price: Stripe.Price; quantity?: number | undefined },
): Stripe.Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    price,
    plan: buildPlan(price),
    quantity: quantity ?? item.quantity ?? 1,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}
