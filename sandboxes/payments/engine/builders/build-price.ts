import type Stripe from "stripe";
import { decimalOf } from "./decimal-of.ts";

/** A monthly price by default, or a yearly one. */
export async function buildPrice(input: {
  id: string;
  productId: string;
  amountCents: number;
  currency: string;
  created: number;
  interval?: "month" | "year";
  metadata?: Record<string, string>;
  nickname?: string | null;
}): Promise<Stripe.Price> {
  return {
    id: input.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: input.created,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.productId,
    recurring: {
      interval: input.interval ?? "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: input.amountCents,
    unit_amount_decimal: await decimalOf(input.amountCents),
  };
}

/** The older plan object, which subscription items show beside their price. */
export function buildPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
