import type Stripe from "stripe";
import { buildDiscount } from "../builders/build-coupon.ts";
import { buildSubscription } from "../builders/build-subscription.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { recordPayment } from "../charges/record-payment.ts";
import { discountOf } from "../discount.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { createInvoice, finalizeInvoice, idOf, markPaid } from "../invoices/change-invoice.ts";
import { periodLine } from "../invoices/period-line.ts";
import { newSandboxId } from "../new-sandbox-id.ts";
import { monthsOf, nextPeriodEnd } from "../next-period-end.ts";
import { save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";

export interface SubscriptionTerms {
  customerId: string;
  price: Stripe.Price;
  quantity: number;
  /** Unix seconds; null: paid from the first day. */
  trialEnd: number | null;
  withoutPaymentMethod: "cancel" | "create_invoice" | "pause";
  metadata: Record<string, string>;
  paymentMethodId: string | null;
  couponId: string | null;
  isTaxed: boolean;
}

export interface StartedSubscription {
  subscriptionId: string;
  invoiceId: string;
  paidCents: number;
}

/** Starts a subscription with its first invoice, which the bank has already accepted. */
export async function startSubscription(
  world: World,
  terms: SubscriptionTerms,
): Promise<StartedSubscription> {
  const created = toSeconds(world.now);
  const periodEnd = terms.trialEnd ?? nextPeriodEnd(created, created, monthsOf(terms.price));
  const id = newSandboxId("sub");
  const coupon = terms.couponId ? (await getStored(world, "coupon", terms.couponId)).object : null;
  const discount = coupon
    ? buildDiscount({ couponId: coupon.id, customerId: terms.customerId, subscriptionId: id, start: created })
    : null;
  const customer = await getStored(world, "customer", terms.customerId);
  const subscription = {
    ...buildSubscription({ ...terms, id, created, periodEnd, discountIds: discount ? [discount.id] : [] }),
    test_clock: customer.object.test_clock ?? null,
  };
  const product = await getStored(world, "product", idOf(terms.price.product));
  const line = await periodLine(
    subscription,
    { start: created, end: periodEnd, isTrial: terms.trialEnd !== null },
    product.object.name,
  );
  await recordEvent(world, "customer.subscription.created", subscription);
  const draft = await createInvoice(world, {
    customer: customer.object,
    subscription,
    billingReason: "subscription_create",
    lines: [line],
    discountAmount: discountOf(coupon, line.amount),
    periodStart: created,
    periodEnd: created,
    finalizesAt: null,
  });
  const open = await finalizeInvoice(world, draft);
  const method = await findDefaultCard(world, subscription);
  if (open.object.amount_due > 0) {
    await recordPayment(world, open.object, method?.object ?? null, "accepted");
  }
  const paid = await markPaid(world, open);
  const state = { isTrialEndAnnounced: false, couponId: terms.couponId, pendingLines: [] };
  await save(world, "subscription", { ...subscription, latest_invoice: paid.object.id }, state);
  return { subscriptionId: id, invoiceId: paid.object.id, paidCents: paid.object.amount_paid };
}
