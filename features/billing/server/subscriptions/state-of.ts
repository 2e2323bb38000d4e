import type { SubscriptionState } from "../../contract/subscription-state.ts";
import { accessEndOf } from "./access-end-of.ts";
import type { ShownSubscription } from "./best-subscription.repository.ts";

interface Viewer {
  userId: string;
  mayBuy: boolean;
}

interface Circumstances {
  now: Date;
  isLive: boolean;
  viewer: Viewer;
  /** The plan that the workspace has without its subscription, and before it. */
  givenTier: string | undefined;
}

/** What a workspace has at `now`, as far as `viewer` may know it. Pure. */
export function stateOf(
  subscription: ShownSubscription | undefined,
  { now, isLive, viewer, givenTier }: Circumstances,
): SubscriptionState {
  const isPurchased = subscription !== undefined && givesAccess(subscription, now);
  const { userId, mayBuy } = viewer;
  const text = (at: Date | null | undefined) => at?.toISOString() ?? null;
  const purchasedTier = isPurchased ? subscription.plan_name : null;
  return {
    subscribed: isPurchased || givenTier !== undefined,
    subscription_tier: givenTier ?? purchasedTier,
    purchased: isPurchased,
    purchased_tier: purchasedTier,
    interval: (isPurchased && subscription.billing_interval) || null,
    status: subscription?.status ?? null,
    trial_end: text(subscription?.trial_ends_at),
    current_period_end: text(subscription?.period_ends_at),
    cancel_at: subscription?.is_taken_over ? null : text(subscription?.cancel_at),
    payer_left: isPurchased && subscription.is_payer_gone && !subscription.is_taken_over,
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
