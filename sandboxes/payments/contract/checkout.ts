import type { CardInput } from "./card.ts";

/** Data of the embedded checkout page. */
export interface CheckoutView {
  planName: string;
  /** Per period, in the currency's smallest unit. */
  amountCents: number;
  /** Three letters, lower case. */
  currency: string;
  interval: "day" | "week" | "month" | "year";
  trialDays: number | null;
  dueTodayCents: number;
  /** Taken off each payment while valid; null without a coupon. `months` null: forever. */
  discount: { name: string; amountCents: number; months: number | null } | null;
  /** Added to each payment; null without tax. */
  taxPercent: number | null;
  email: string | null;
  /** False when nothing is due today and the session only asks for a card when something is. */
  needsCard: boolean;
  allowsPromotionCodes: boolean;
  status: "open" | "complete" | "expired";
  /** Where a hosted page redirects; null for an embedded one. */
  successUrl: string | null;
  cancelUrl: string | null;
}

export interface ConfirmInput {
  card?: CardInput;
  promotionCode?: string;
  /** The person's choice on the simulated page of the bank. */
  challengeResult?: "passed" | "failed";
}

export type ConfirmAnswer =
  | { status: "complete" }
  /** The session stays open; `message` is for people. */
  | { status: "declined"; message: string }
  /** The bank requires authentication: repeat the call with `challengeResult`. */
  | { status: "challenge" };
