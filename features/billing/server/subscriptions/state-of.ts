import type { SubscriptionState } from "../../contract/subscription-state.ts";
import { accessEndOf } from "./access-end-of.ts";
import type { ShownSubscription } from "./subscription.repository.ts";

/** What a subscription gives at `now`. Pure. */
export function stateOf(
  subscription: ShownSubscription | undefined,
  { now, isLive }: { now: Date; isLive: boolean },
): SubscriptionState {
  const isSubscribed = subscription !== undefined && givesAccess(subscription, now);
  const text = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    subscribed: isSubscribed,
    subscription_tier: isSubscribed ? (subscription.plan_name ?? null) : null,
    status: subscription?.status ?? null,
    trial_end: text(subscription?.trial_ends_at),
    current_period_end: text(subscription?.period_ends_at),
    cancel_at: subscription?.is_taken_over ? null : text(subscription?.cancel_at),
    payer_left: isSubscribed && subscription.is_payer_gone && !subscription.is_taken_over,
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
