import type { SubscriptionState } from "../../contract/subscription-state.ts";
import { accessEndOf } from "./access-end-of.ts";
import type { ShownSubscription } from "./best-subscription.repository.ts";

interface Viewer {
  userId: string;
  mayBuy: boolean;
}

/** What a subscription gives at `now`, as far as `viewer` may know it. Pure. */
export function stateOf(
  subscription: ShownSubscription | undefined,
  { now, isLive, viewer }: { now: Date; isLive: boolean; viewer: Viewer },
): SubscriptionState {
  const isSubscribed = subscription !== undefined && givesAccess(subscription, now);
  const { userId, mayBuy } = viewer;
  const text = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    subscribed: isSubscribed,
    subscription_tier: isSubscribed ? (subscription.plan_name ?? null) : null,
    interval: (isSubscribed && subscription.billing_interval) || null,
    status: subscription?.status ?? null,
    trial_end: text(subscription?.trial_ends_at),
    current_period_end: text(subscription?.period_ends_at),
    cancel_at: subscription?.is_taken_over ? null : text(subscription?.cancel_at),
    payer_left: isSubscribed && subscription.is_payer_gone && !subscription.is_taken_over,
    is_payer: subscription?.payer_id === userId,
    payer_email: (mayBuy && subscription?.payer_email) || null,
    may_buy: mayBuy,
    grace_until: text(subscription?.grace_until),
    test_mode: !isLive,
    as_of: text(subscription?.synced_at) ?? now.toISOString(),
  };
}

function givesAccess(subscription: ShownSubscription, now: Date): boolean {
  const end = accessEndOf(
    {
      status: subscription.status,
      trialEndsAt: subscription.trial_ends_at,
      periodEndsAt: subscription.period_ends_at,
      graceUntil: subscription.grace_until,
    },
    now,
  );
  return end === null || now < end;
}
