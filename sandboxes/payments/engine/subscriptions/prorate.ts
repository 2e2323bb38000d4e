import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { buildInvoiceLine } from "../builders/build-invoice-line.ts";
import { discountOf } from "../discount.ts";
import type { World } from "../world.ts";
import { validCoupon } from "./valid-coupon.ts";

/**
 * What changing from one state of a subscription to another costs for the rest of the period, to the second: back
 * comes what was not used, due is what is left of the new price, both after what a coupon takes off. Changing there and
 * back costs nothing.
 */
export async function prorate(
  world: World,
  stored: Stored<"subscription">,
  after: Stripe.Subscription,
  at: number,
): Promise<Stripe.InvoiceLineItem[]> {
  const [old] = stored.object.items.data;
  const [next] = after.items.data;
  if (!old || !next || (old.price.id === next.price.id && old.quantity === next.quantity)) return [];
  const start = Math.min(Math.max(at, old.current_period_start), old.current_period_end);
  const end = old.current_period_end;
  const share = (end - start) / (end - old.current_period_start);
  // A coupon holds for a period as it held when that began, as its invoice did.
  const coupon = await validCoupon(world, stored, old.current_period_start);
  const lineOf = (item: Stripe.SubscriptionItem, sign: 1 | -1, description: string) => {
    const price = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
    return buildInvoiceLine({
      subscription: after,
      price: item.price,
      quantity: item.quantity ?? 1,
      // Rounded before the sign, so that credit and debit of the same price are equal.
      amount: sign * Math.round((price - discountOf(coupon, price)) * share),
      description,
      start,
      end,
      isProration: true,
    });
  };
  return [lineOf(old, -1, "Unused time"), lineOf(next, 1, "Remaining time")];
}
