import type { PillTone } from "#platform/web/ui/pill.tsx";
import { countDaysLeft, formatDay } from "../subscription/describe-subscription.ts";
import type { Subscription } from "../subscription/subscription.ts";

export interface PlanLine {
  label: string;
  value: string;
}

/** Label of the subscription's state. */
export function nameStatus({ status, cancelsAt, isSubscribed }: Subscription): {
  word: string;
  tone: PillTone;
} {
  if (isSubscribed && cancelsAt) return { word: "Cancelled", tone: "warn" };
  return words[status ?? ""] ?? { word: "No plan", tone: "neutral" };
}

/** The subscription in lines. */
export function describePlan(subscription: Subscription, now: Date): PlanLine[] {
  const { isSubscribed, status, tier, interval, trialEndsAt, periodEndsAt, cancelsAt, graceEndsAt } =
    subscription;
  const { isPayer, payerEmail } = subscription;
  const lines: (PlanLine | undefined)[] = [
    { label: "Plan", value: tier ?? "None" },
    isSubscribed && interval === "year" ? { label: "Paid", value: "By the year" } : undefined,
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

const words: Record<string, { word: string; tone: PillTone }> = {
  trialing: { word: "Free trial", tone: "accent" },
  active: { word: "Active", tone: "good" },
  past_due: { word: "Payment failed", tone: "bad" },
  unpaid: { word: "Unpaid", tone: "bad" },
  paused: { word: "Paused", tone: "warn" },
  incomplete: { word: "Not finished", tone: "warn" },
  incomplete_expired: { word: "Ended", tone: "neutral" },
  canceled: { word: "Ended", tone: "neutral" },
};
