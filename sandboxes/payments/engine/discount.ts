import type Stripe from "stripe";
import { addMonths } from "./add-months.ts";
import { fromSeconds } from "./seconds.ts";

/** A coupon's discount on an amount, in whole cents. */
export function discountOf(coupon: Stripe.Coupon | null, amountCents: number): number {
  if (!coupon) return 0;
  if (coupon.amount_off !== null) return Math.min(coupon.amount_off, amountCents);
  return Math.round((amountCents * (coupon.percent_off ?? 0)) / 100);
}

/** Whether a coupon first used at `start` is still valid at `at`, in Unix seconds. */
export function isStillValid(coupon: Stripe.Coupon, start: number, at: number): boolean {
  if (coupon.duration === "forever") return true;
  if (coupon.duration === "once") return at === start;
  return fromSeconds(at) < addMonths(fromSeconds(start), coupon.duration_in_months ?? 0);
}
