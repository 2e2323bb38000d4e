import { useNextPlan } from "../plan-change/use-next-plan.ts";
import type { SubscriptionNotice } from "./describe-subscription.ts";
import { PlanNotice } from "./subscription-notice.tsx";

/** Asks for a payment method before the trial ends, unless there is one. */
export function UnpaidTrialNotice({ notice }: { notice: SubscriptionNotice }) {
  const { data, isPending } = useNextPlan();
  // Shown to people who may not ask, and when the answer fails.
  if (isPending || data?.endsUnpaid === false) return null;
  return <PlanNotice notice={notice} />;
}
