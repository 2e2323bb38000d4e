import type Stripe from "stripe";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { SubscriptionStatus } from "../../contract/subscription-state.ts";
import { intervalOf } from "../plans/interval-of.ts";
import { isPaid } from "./is-paid.ts";

/** A subscription's state from the provider. */
export interface Snapshot {
  subscriptionId: string;
  customerId: string;
  status: SubscriptionStatus;
  priceId: string;
  quantity: number;
  /** Null for another interval than month or year, whose price is unknown. */
  interval: BillingInterval | null;
  /** Unit price per interval in minor units; null without such a price. */
  unitCents: number | null;
  currency: string | null;
  trialEndsAt: Date | null;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** Also set where the provider only says that it ends with the period. */
  cancelAt: Date | null;
  createdAt: Date;
  /** False also when the answer does not show it. A stored payment date is never removed. */
  isPaid: boolean;
}

/** Parses the provider's subscription. Throws for a status unknown to this version. */
export function snapshotOf(subscription: Stripe.Subscription): Snapshot {
  const [item] = subscription.items.data;
  const interval = intervalOf(item?.price);
  const periodEndsAt = moment(item?.current_period_end);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    status: SubscriptionStatus.parse(subscription.status),
    priceId: item?.price.id ?? "",
    quantity: item?.quantity ?? 1,
    interval,
    unitCents: interval && (item?.price.unit_amount ?? null),
    currency: item?.price.currency ?? null,
    trialEndsAt: moment(subscription.trial_end),
    periodStartsAt: moment(item?.current_period_start),
    periodEndsAt,
    cancelAt: moment(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    createdAt: new Date(subscription.created * 1_000),
    isPaid: isPaid(subscription),
  };
}

/** The id of a reference, expanded or not. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === "string" ? reference : (reference?.id ?? "");
}

function moment(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1_000) : null;
}
