import type Stripe from "stripe";
import { buildInvoiceLine } from "../builders/build-invoice-line.ts";

/**
 * What changing from one state of a subscription to another costs for the rest of the period, to the second: back
 * comes what was not used, due is what is left of the new price. Changing there and back costs nothing.
 */
export function prorate(
  before: Stripe.Subscription,
  after: Stripe.Subscription,
  at: number,
): Stripe.InvoiceLineItem[] {
  const [old] = before.items.data;
  const [next] = after.items.data;
  if (!old || !next || (old.price.id === next.price.id && old.quantity === next.quantity)) return [];
  const start = Math.min(Math.max(at, old.current_period_start), old.current_period_end);
  const end = old.current_period_end;
  const share = (end - start) / (end - old.current_period_start);
  const lineOf = (item: Stripe.SubscriptionItem, sign: 1 | -1, description: string) =>
    buildInvoiceLine({
      subscription: after,
      price: item.price,
      quantity: item.quantity ?? 1,
      // Rounded before the sign, so that credit and debit of the same price are equal.
      amount: sign * Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * share),
      description,
      start,
      end,
      isProration: true,
    });
  return [lineOf(old, -1, "Unused time"), lineOf(next, 1, "Remaining time")];
}
