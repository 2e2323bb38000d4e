import { findStatus, type StatusLook } from "#platform/contract/status.ts";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { billedStateLooks } from "../../contract/admin/billed-workspace.ts";
import { subscriptionStatuses } from "../../contract/index.ts";
import { countDaysLeft } from "../subscription/describe-subscription.ts";
import type { Subscription } from "../subscription/subscription.ts";

export interface PlanLine {
  label: string;
  value: string;
}

/** Status of the subscription; `Cancelled` while a planned end is still ahead. */
export function findPlanLook({ status, cancelsAt, isSubscribed, tier, ownTier }: Subscription): StatusLook {
  if (tier && (!isSubscribed || tier !== ownTier)) return billedStateLooks.assigned;
  if (isSubscribed && cancelsAt) return { word: "Cancelled", tone: "warn", isActive: true };
  return findStatus(subscriptionStatuses, status ?? "") ?? billedStateLooks.none;
}

/** The subscription in lines. */
export function describePlan(subscription: Subscription, now: Date): PlanLine[] {
  const { isSubscribed, status, tier, interval, trialEndsAt, periodEndsAt, cancelsAt, graceEndsAt } =
    subscription;
  const { isPayer, payerEmail } = subscription;
  const lines: (PlanLine | undefined)[] = [
    // Without one its status says so.
    { label: "Plan", value: tier ?? "" },
    isSubscribed && interval === "year" ? { label: "Billed", value: "Yearly" } : undefined,
    status === "trialing" && trialEndsAt
      ? { label: "Trial", value: describeTrial(trialEndsAt, now) }
      : undefined,
    isSubscribed && cancelsAt ? { label: "Ends on", value: formatDay(cancelsAt) } : undefined,
    isSubscribed && !cancelsAt && periodEndsAt && status === "active"
      ? { label: "Next payment", value: formatDay(periodEndsAt) }
      : undefined,
    status === "past_due" && graceEndsAt ? { label: "Kept until", value: formatDay(graceEndsAt) } : undefined,
    isSubscribed && payerEmail && !isPayer ? { label: "Paid by", value: payerEmail } : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}

function describeTrial(endsAt: Date, now: Date): string {
  const days = countDaysLeft(endsAt, now);
  if (days === 0) return "Ended; the payment is being processed";
  return `${days} ${days === 1 ? "day" : "days"} left, until ${formatDay(endsAt)}`;
}
