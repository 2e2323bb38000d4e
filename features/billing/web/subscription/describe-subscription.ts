import { formatDay } from "#platform/web/ui/time/format-day.ts";
import type { Subscription } from "./subscription.ts";

/** A notice about the subscription for every page, with its action. */
export interface SubscriptionNotice {
  tone: "brass" | "bad" | "info" | "warn";
  text: string;
  /** Absent when there is nothing to do but wait. */
  act?: "add-card" | "update-card" | "resume" | "choose-plan";
}

const dayMs = 86_400_000;
const warnDays = 3;

/** Undefined without a notice. Offers no action that the person may not take. */
export function describeSubscription(subscription: Subscription, now: Date): SubscriptionNotice | undefined {
  const { status, isSubscribed, isPayerGone, cancelsAt, trialEndsAt, graceEndsAt, isPayer, mayBuy, tier } =
    subscription;
  const mayManage = mayBuy || isPayer;
  if (isSubscribed && isPayerGone) {
    const ends = cancelsAt ? `ends on ${formatDay(cancelsAt)}` : "ends with the paid period";
    return {
      tone: "warn",
      text: `The person who paid for this plan has left, so it ${ends}. ${mayBuy ? "Add your own card to continue." : "An owner or admin can take it over."}`,
      ...(mayBuy ? { act: "choose-plan" } : {}),
    };
  }
  if (isSubscribed && cancelsAt) {
    return {
      tone: "warn",
      text: `Your plan is cancelled and ends on ${formatDay(cancelsAt)}.`,
      ...(mayManage ? { act: "resume" } : {}),
    };
  }
  if (status === "past_due") {
    const until = isSubscribed && graceEndsAt ? ` by ${formatDay(graceEndsAt)} to keep your plan` : "";
    return {
      tone: "bad",
      text: `The last payment failed. ${mayManage ? "Update your" : "An owner or admin must update the"} payment method${until}.`,
      ...(mayManage ? { act: "update-card" } : {}),
    };
  }
  if (status === "trialing" && isSubscribed && trialEndsAt) {
    const days = countDaysLeft(trialEndsAt, now);
    // The provider charges the card or ends the plan within hours and then reports it.
    if (days === 0)
      return { tone: "info", text: "Your trial has ended, and the payment is being processed." };
    if (days > warnDays) return undefined;
    return {
      tone: "brass",
      text: `Your trial ends ${nameDays(days)}. ${mayManage ? "Add" : "An owner or admin can add"} a payment method to keep your plan.`,
      ...(mayManage ? { act: "add-card" } : {}),
    };
  }
  // Who has an assigned plan misses nothing.
  if (!isSubscribed && !tier && status && endedStatuses.has(status)) {
    return {
      tone: "warn",
      text: `Your subscription has ended. Nothing is deleted; ${mayBuy ? "choose a plan to continue" : "an owner or admin can choose a plan to continue"}.`,
      ...(mayBuy ? { act: "choose-plan" } : {}),
    };
  }
  return undefined;
}

const endedStatuses = new Set(["canceled", "unpaid", "paused", "incomplete_expired"]);

/** Started days until a time: 1 on the last day, 0 afterwards. */
export function countDaysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs));
}

function nameDays(days: number): string {
  return days === 1 ? "within a day" : `in ${days} days`;
}
