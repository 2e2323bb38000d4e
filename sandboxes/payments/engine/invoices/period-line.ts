import type Stripe from "stripe";
import { buildInvoiceLine } from "../builders/build-invoice-line.ts";

/** Invoice line of one period; zero in a trial. */
export async function periodLine(
  subscription: Stripe.Subscription,
  period: { start: number; end: number; isTrial: boolean },
  productName: string,
): Promise<Stripe.InvoiceLineItem> {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  const quantity = item.quantity ?? 1;
  return buildInvoiceLine({
    subscription,
    price: item.price,
    quantity,
    amount: period.isTrial ? 0 : (item.price.unit_amount ?? 0) * quantity,
    description: period.isTrial
      ? `Trial period for ${productName}`
      : `${quantity} × ${productName} (at $${((item.price.unit_amount ?? 0) / 100).toFixed(2)} / ${item.price.recurring?.interval ?? "month"})`,
    start: period.start,
    end: period.end,
    isProration: false,
  });
}
