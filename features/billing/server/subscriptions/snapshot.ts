import type Stripe from "stripe";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { SubscriptionStatus } from "../../contract/subscription-state.ts";
import { intervalOf } from "../offer/interval-of.ts";
import { isPaid } from "./is-paid.ts";

/** What a subscription is, as the provider said it last. */
export interface Snapshot {
  subscriptionId: string;
  customerId: string;
  status: SubscriptionStatus;
  priceId: string;
  quantity: number;
  /** Null: neither a month nor a year, so that nobody knows what it costs. */
  interval: BillingInterval | null;
  /** What one costs for that time, in minor units; null where the provider names no such price. */
  unitCents: number | null;
  currency: string | null;
  trialEndsAt: Date | null;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** Also where only the end of the period is named. */
  cancelAt: Date | null;
  createdAt: Date;
  /** False also where the answer does not show it: what was paid once stays known. */
  isPaid: boolean;
}

/** Reads what the provider answered; throws on a status that this version does not know. */
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

/** The id of what is named by it or came whole. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === "string" ? reference : (reference?.id ?? "");
}

function moment(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1_000) : null;
}
