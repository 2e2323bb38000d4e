import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { buildInvoiceLine } from "../builders/build-invoice-line.ts";
import { discountOf } from "../discount.ts";
import { monthsOf } from "../next-period-end.ts";
import type { World } from "../world.ts";
import { validCoupon } from "./valid-coupon.ts";

/**
 * Lines for a change over the rest of the period, to the second: credit for the unused old price, debit for
 * the new one, both after the coupon. Changing back and forth costs nothing. A new period (month to year) is
 * charged in full.
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
  // A coupon's validity is that at the start of the period, as for its invoice.
  const coupon = await validCoupon(world, stored, old.current_period_start);
  const rest = { start, end, share, coupon };
  const unused = await lineOf(after, old, { ...rest, sign: -1, description: "Unused time" });
  const isAnew = monthsOf(next.price) !== monthsOf(old.price);
  if (!isAnew)
    return [unused, await lineOf(after, next, { ...rest, sign: 1, description: "Remaining time" })];
  const { current_period_start: begins, current_period_end: ends } = next;
  const whole = { start: begins, end: ends, share: 1, coupon: await validCoupon(world, stored, begins) };
  return [unused, await lineOf(after, next, { ...whole, sign: 1, description: "New period" })];
}

interface Part {
  start: number;
  end: number;
  share: number;
  coupon: Stripe.Coupon | null;
  sign: 1 | -1;
  description: string;
}

function lineOf(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  { start, end, share, coupon, sign, description }: Part,
): Promise<Stripe.InvoiceLineItem> {
  const price = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return buildInvoiceLine({
    subscription,
    price: item.price,
    quantity: item.quantity ?? 1,
    // Rounds before the sign, so that credit and debit of one price are equal.
    amount: sign * Math.round((price - discountOf(coupon, price)) * share),
    description,
    ...{ start, end },
    isProration: true,
  });
}
