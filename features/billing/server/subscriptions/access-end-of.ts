import type { SubscriptionStatus } from "../../contract/subscription-state.ts";

/** Time for the provider to report the outcome of an ended trial. */
const lateMs = 24 * 3_600_000;

export interface Access {
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  graceUntil: Date | null;
}

/**
 * When the subscription stops giving access. All access rules are here. Null: no known end. `at` when it has
 * already ended.
 */
export function accessEndOf(
  { status, trialEndsAt, periodEndsAt, graceUntil }: Access,
  at: Date,
): Date | null {
  switch (status) {
    case "active":
      return null;
    case "trialing":
      return trialEndsAt ? new Date(trialEndsAt.getTime() + lateMs) : at;
    case "past_due":
      return graceUntil ?? at;
    case "canceled":
    case "unpaid":
    case "paused":
    case "incomplete":
    case "incomplete_expired":
      // Uses the past end of the period, so that a repeated reading changes nothing.
      return periodEndsAt && periodEndsAt < at ? periodEndsAt : at;
  }
}
