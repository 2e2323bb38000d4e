import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";
import { decimalOf } from "./decimal-of.ts";

export interface NewInvoiceLine {
  subscription: Stripe.Subscription;
  price: Stripe.Price;
  quantity: number;
  amount: number;
  description: string;
  start: number;
  end: number;
  isProration: boolean;
}

/** One line of an invoice. The invoice adds its own id to it. */
export async function buildInvoiceLine(input: NewInvoiceLine): Promise<Stripe.InvoiceLineItem> {
  const { subscription, price } = input;
  return {
    id: newSandboxId("il"),
    object: "line_item",
    amount: input.amount,
    currency: price.currency,
    description: input.description,
    discount_amounts: [],
    discountable: !input.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: input.isProration,
        proration_details: input.isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? "",
      },
      type: "subscription_item_details",
    },
    period: { start: input.start, end: input.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: productIdOf(price) },
      type: "price_details",
      unit_amount_decimal: await decimalOf(price.unit_amount ?? 0),
    },
    quantity: input.quantity,
    quantity_decimal: await decimalOf(input.quantity),
    subscription: subscription.id,
    subtotal: input.amount,
    taxes: [],
  };
}

function productIdOf({ product }: Stripe.Price): string {
  return typeof product === "string" ? product : product.id;
}
