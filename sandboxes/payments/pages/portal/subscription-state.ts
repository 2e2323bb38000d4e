import type { PortalView } from "../../contract/portal.ts";
import { formatDate } from "../format-date.ts";
import { priceLine } from "../price-line.ts";

export interface SubscriptionState {
  word: string;
  tone: "good" | "info" | "warn" | "bad" | "neutral";
  /** False once nothing can change any more. */
  isLive: boolean;
  sentences: string[];
}

/** A subscription's state in words. */
export function subscriptionState(portal: PortalView): SubscriptionState {
  const { status, cancelAt, currentPeriodEndsAt } = portal;
  if (status === null || status === "canceled" || status === "incomplete_expired") {
    return { word: "Ended", tone: "neutral", isLive: false, sentences: [] };
  }
  const state = { ...words[status], isLive: true };
  if (cancelAt) {
    const until = `It ends on ${formatDate(cancelAt)}. Nothing changes until then.`;
    return { ...state, word: "Ends soon", tone: "warn", sentences: [until] };
  }
  if (status === "trialing") return { ...state, sentences: trialSentences(portal) };
  if (status === "active") {
    const next = currentPeriodEndsAt && `The next payment is due on ${formatDate(currentPeriodEndsAt)}.`;
    return { ...state, sentences: next ? [next] : [] };
  }
  return { ...state, sentences: [advice[status]] };
}

const words = {
  trialing: { word: "Trial", tone: "info" },
  active: { word: "Active", tone: "good" },
  past_due: { word: "Payment failed", tone: "bad" },
  unpaid: { word: "Not paid", tone: "bad" },
  incomplete: { word: "Not paid yet", tone: "warn" },
  paused: { word: "Paused", tone: "warn" },
} as const;

const advice = {
  past_due: "The last payment failed. Add a valid card to pay the open amount.",
  unpaid: "The open amount has not been paid. Add a valid card to pay it.",
  incomplete: "The first payment has not gone through yet.",
  paused: "The trial ended without a card.",
};

function trialSentences({ plan, trialEndsAt, card }: PortalView): string[] {
  if (!trialEndsAt || !plan) return [];
  const day = formatDate(trialEndsAt);
  if (card) return [`Free until ${day}, then ${priceLine(plan)}.`];
  return [`Free until ${day}. No card yet: add one before that day to keep the plan at ${priceLine(plan)}.`];
}
