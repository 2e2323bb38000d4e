import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { discountOf } from "../discount.ts";
import { periodEndOf } from "../due-of.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { createInvoice, idOf } from "../invoices/change-invoice.ts";
import { periodLine } from "../invoices/period-line.ts";
import { monthsOf, nextPeriodEnd } from "../next-period-end.ts";
import { save } from "../save.ts";
import { applyNextChange } from "../schedules/next-change.ts";
import type { World } from "../world.ts";
import { validCoupon } from "./valid-coupon.ts";

const draftSeconds = 3600;

/** Starts the next paid period. Its invoice stays a draft for an hour, in which clients may add lines. */
export async function renewSubscription(
  world: World,
  stored: Stored<"subscription">,
): Promise<Stored<"subscription">> {
  const start = periodEndOf(stored.object);
  const before = stored.object;
  const changed = await applyNextChange(world, stored);
  const months = monthsOf(changed.items.data[0]?.price);
  // A change between month and year resets the anchor.
  const isSameLength = months === monthsOf(before.items.data[0]?.price);
  const anchor = isSameLength ? before.billing_cycle_anchor : start;
  const end = nextPeriodEnd(anchor, start, months);
  const subscription: Stripe.Subscription = {
    ...changed,
    billing_cycle_anchor: anchor,
    status: before.status === "trialing" ? "active" : before.status,
    items: {
      ...changed.items,
      data: changed.items.data.map((item) => ({
        ...item,
        current_period_start: start,
        current_period_end: end,
      })),
    },
  };
  const [item] = subscription.items.data;
  const product = await getStored(world, "product", idOf(item?.price.product ?? null));
  const line = await periodLine(subscription, { start, end, isTrial: false }, product.object.name);
  const coupon = await validCoupon(world, stored, start);
  const draft = await createInvoice(world, {
    customer: (await getStored(world, "customer", idOf(subscription.customer))).object,
    subscription,
    billingReason: "subscription_cycle",
    lines: [...stored.private.pendingLines, line],
    discountAmount: discountOf(coupon, line.amount),
    periodStart: stored.object.items.data[0]?.current_period_start ?? start,
    periodEnd: start,
    finalizesAt: start + draftSeconds,
  });
  const renewed = await save(
    world,
    "subscription",
    { ...subscription, latest_invoice: draft.object.id },
    { ...stored.private, pendingLines: [], nextChange: null },
  );
  await recordEvent(world, "customer.subscription.updated", renewed.object, {
    status: before.status,
    items: before.items,
    latest_invoice: before.latest_invoice,
  });
  return renewed;
}
