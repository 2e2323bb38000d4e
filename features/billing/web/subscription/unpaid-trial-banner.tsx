import { useNextPlan } from "../plan-change/use-next-plan.ts";
import type { SubscriptionNotice } from "./describe-subscription.ts";
import { SubscriptionBanner } from "./subscription-banner.tsx";

/** Asks for a payment method before the trial ends, unless there is one. */
export function UnpaidTrialBanner({ notice }: { notice: SubscriptionNotice }) {
  const { data, isPending } = useNextPlan();
  // Shown to people who may not ask, and when the answer fails.
  if (isPending || data?.endsUnpaid === false) return null;
  return <SubscriptionBanner notice={notice} />;
}
