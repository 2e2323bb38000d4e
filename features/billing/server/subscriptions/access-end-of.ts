import type { SubscriptionStatus } from "../../contract/subscription-state.ts";

/** The provider is given a day to say what became of a trial that is over. */
const lateMs = 24 * 3_600_000;

export interface Access {
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  graceUntil: Date | null;
}

/**
 * When the subscription gives nothing any more: the rules of access stand here and nowhere else. Null: no end is known. `at` where it has ended
 * already.
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
      // The end of the period where that is over: so that reading it again changes nothing.
      return periodEndsAt && periodEndsAt < at ? periodEndsAt : at;
  }
}
