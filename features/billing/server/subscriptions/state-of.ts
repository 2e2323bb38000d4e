import type { SubscriptionState } from "../../contract/subscription-state.ts";
import type { ShownSubscription } from "./subscription.repository.ts";

/** The provider is given a day to say what became of a trial that is over. */
const lateMs = 24 * 3_600_000;

/** What a subscription gives at `now`. Pure: the rules of access stand here and nowhere else. */
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
  switch (subscription.status) {
    case "active":
      return true;
    case "trialing":
      return isBefore(now, subscription.trial_ends_at, lateMs);
    case "past_due":
      return isBefore(now, subscription.grace_until, 0);
    case "canceled":
    case "unpaid":
    case "paused":
    case "incomplete":
    case "incomplete_expired":
      return false;
  }
}

function isBefore(now: Date, end: Date | null, leewayMs: number): boolean {
  return end !== null && now.getTime() < end.getTime() + leewayMs;
}
