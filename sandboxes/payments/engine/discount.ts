import type Stripe from "stripe";
import { addMonths } from "./add-months.ts";
import { fromSeconds } from "./seconds.ts";

/** What a coupon takes off an amount, in whole cents. */
export function discountOf(coupon: Stripe.Coupon | null, amountCents: number): number {
  if (!coupon) return 0;
  if (coupon.amount_off !== null) return Math.min(coupon.amount_off, amountCents);
  return Math.round((amountCents * (coupon.percent_off ?? 0)) / 100);
}

/** Whether a coupon that was first used at `start` still counts at `at`, in seconds. */
export function isStillValid(coupon: Stripe.Coupon, start: number, at: number): boolean {
  if (coupon.duration === "forever") return true;
  if (coupon.duration === "once") return at === start;
  return fromSeconds(at) < addMonths(fromSeconds(start), coupon.duration_in_months ?? 0);
}
