import type { CardInput } from "./card.ts";

/** What the embedded checkout page shows. */
export interface CheckoutView {
  planName: string;
  /** Of one period, in the smallest unit of the currency. */
  amountCents: number;
  /** Three letters, lower case. */
  currency: string;
  interval: "day" | "week" | "month" | "year";
  trialDays: number | null;
  dueTodayCents: number;
  /** What is taken off each payment while it holds; null without a coupon. `months` null: always. */
  discount: { name: string; amountCents: number; months: number | null } | null;
  /** Added to each payment; null where nothing is taxed. */
  taxPercent: number | null;
  email: string | null;
  /** False when nothing is due today and the session asks for a card only when something is. */
  needsCard: boolean;
  allowsPromotionCodes: boolean;
  status: "open" | "complete" | "expired";
  /** Where a hosted page leads; null of one in a frame. */
  successUrl: string | null;
  cancelUrl: string | null;
}

export interface ConfirmInput {
  card?: CardInput;
  promotionCode?: string;
  /** What the person chose on the page that stands for their bank. */
  challengeResult?: "passed" | "failed";
}

export type ConfirmAnswer =
  | { status: "complete" }
  /** The session stays open; `message` is for people. */
  | { status: "declined"; message: string }
  /** The bank asks: send the same again with `challengeResult`. */
  | { status: "challenge" };
