import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

export function buildCoupon(input: {
  id: string;
  percentOff: number;
  /** Absent: forever. */
  months?: number;
  created: number;
}): Stripe.Coupon {
  return {
    id: input.id,
    object: "coupon",
    amount_off: null,
    created: input.created,
    currency: null,
    duration: input.months ? "repeating" : "forever",
    duration_in_months: input.months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: input.id,
    percent_off: input.percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

/** A promotion code, which people type to get a coupon. */
export function buildPromotionCode(input: {
  id: string;
  code: string;
  couponId: string;
  created: number;
}): Stripe.PromotionCode {
  return {
    id: input.id,
    object: "promotion_code",
    active: true,
    code: input.code,
    created: input.created,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: input.couponId, type: "coupon" },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
}

/** A coupon applied to a subscription. */
export function buildDiscount(input: {
  couponId: string;
  customerId: string;
  subscriptionId: string;
  start: number;
}): Stripe.Discount {
  return {
    id: newSandboxId("di"),
    object: "discount",
    checkout_session: null,
    customer: input.customerId,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: input.couponId, type: "coupon" },
    start: input.start,
    subscription: input.subscriptionId,
    subscription_item: null,
  };
}
