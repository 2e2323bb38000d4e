import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

/** One item of a checkout; `isFree` when it begins with a trial. */
export function buildLineItem(input: {
  price: Stripe.Price;
  quantity: number;
  description: string;
  discount: number;
  tax: number;
  isFree: boolean;
}): Stripe.LineItem {
  const subtotal = input.isFree ? 0 : (input.price.unit_amount ?? 0) * input.quantity;
  return {
    id: newSandboxId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: input.discount,
    amount_subtotal: subtotal,
    amount_tax: input.tax,
    amount_total: subtotal - input.discount + input.tax,
    currency: input.price.currency,
    description: input.description,
    metadata: {},
    price: input.price,
    quantity: input.quantity,
  };
}
