import type Stripe from "stripe";
import { z } from "zod";
import { buildInvoice } from "../../engine/builders/build-invoice.ts";
import { automaticTax } from "../../engine/builders/build-subscription.ts";
import { discountOf } from "../../engine/discount.ts";
import { periodEndOf } from "../../engine/due-of.ts";
import { getStored } from "../../engine/get-stored.ts";
import { idOf } from "../../engine/invoices/change-invoice.ts";
import { periodLine } from "../../engine/invoices/period-line.ts";
import { monthsOf, nextPeriodEnd } from "../../engine/next-period-end.ts";
import { toSeconds } from "../../engine/seconds.ts";
import { getLiveSubscription } from "../../engine/subscriptions/get-live-subscription.ts";
import { prorate } from "../../engine/subscriptions/prorate.ts";
import { readItem } from "../../engine/subscriptions/update-subscription.ts";
import { validCoupon } from "../../engine/subscriptions/valid-coupon.ts";
import { beginsAnew, withChange } from "../../engine/subscriptions/with-change.ts";
import { type World, worldOfCustomer } from "../../engine/world.ts";
import { flag, integer, text } from "../params.ts";
import { itemParams, prorationBehavior } from "./subscription-params.ts";

export const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text,
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  subscription_details: z
    .strictObject({
      items: itemParams.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: integer.optional(),
    })
    .optional(),
});

/** The next invoice after a hypothetical change. Stores nothing. */
export async function createPreview(
  wallWorld: World,
  params: z.infer<typeof previewParams>,
): Promise<Stripe.Invoice> {
  const stored = await getLiveSubscription(wallWorld, params.subscription);
  const customer = await getStored(wallWorld, "customer", idOf(stored.object.customer));
  const world = await worldOfCustomer(wallWorld, customer.object.id);
  const {
    items = [],
    proration_behavior: behavior,
    proration_date: date,
  } = params.subscription_details ?? {};
  const [wanted] = items;
  const planned = wanted
    ? withChange(stored.object, await readItem(world, stored.object, wanted), toSeconds(world.now))
    : stored.object;
  const isAnew = beginsAnew(stored.object, planned);
  const isProrated = stored.object.status !== "trialing" && (isAnew || behavior !== "none");
  const lines = isProrated ? await prorate(world, stored, planned, date ?? toSeconds(world.now)) : [];
  const isOnlyChange = (isAnew || behavior === "always_invoice") && lines.length > 0;

  const start = periodEndOf(planned);
  const end = nextPeriodEnd(planned.billing_cycle_anchor, start, monthsOf(planned.items.data[0]?.price));
  const product = await getStored(world, "product", idOf(planned.items.data[0]?.price.product ?? null));
  const next = await periodLine(planned, { start, end, isTrial: false }, product.object.name);
  const coupon = await validCoupon(world, stored, start);
  const invoice = buildInvoice({
    customer: customer.object,
    subscription: params.automatic_tax
      ? { ...planned, automatic_tax: automaticTax(params.automatic_tax.enabled) }
      : planned,
    taxPercent: world.taxPercent,
    billingReason: "upcoming",
    lines: isOnlyChange ? lines : [...stored.private.pendingLines, ...lines, next],
    discountAmount: isOnlyChange ? 0 : discountOf(coupon, next.amount),
    periodStart: stored.object.items.data[0]?.current_period_start ?? start,
    periodEnd: start,
    created: isOnlyChange ? toSeconds(world.now) : start,
    finalizesAt: null,
  });
  return { ...invoice, id: `upcoming_${invoice.id}` };
}
