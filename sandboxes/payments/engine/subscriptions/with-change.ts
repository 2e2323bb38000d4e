import type Stripe from "stripe";
import { monthsOf, nextPeriodEnd } from "../next-period-end.ts";
import { withPrice } from "./with-price.ts";

/**
 * The subscription with another price or quantity from `at` on, in Unix seconds. A change between month and
 * year starts a new period then; a trial continues.
 */
export function withChange(
  subscription: Stripe.Subscription,
  change: { price: Stripe.Price; quantity?: number | undefined },
  at: number,
): Stripe.Subscription {
  const changed = withPrice(subscription, change);
  const months = monthsOf(change.price);
  if (!beginsAnew(subscription, changed)) return changed;
  const period = { current_period_start: at, current_period_end: nextPeriodEnd(at, at, months) };
  const data = changed.items.data.map((item) => ({ ...item, ...period }));
  return { ...changed, billing_cycle_anchor: at, items: { ...changed.items, data } };
}

/** Whether the change starts a new period, because its length differs. */
export function beginsAnew(before: Stripe.Subscription, after: Stripe.Subscription): boolean {
  const months = ({ items }: Stripe.Subscription) => monthsOf(items.data[0]?.price);
  return before.status !== "trialing" && months(before) !== months(after);
}
