import type { CardInput } from "./card.ts";

/** A plan as it is sold. */
export interface PortalPlan {
  priceId: string;
  name: string;
  /** Of one period, in the smallest unit of the currency. */
  amountCents: number;
  /** Three letters, lower case. */
  currency: string;
  interval: "day" | "week" | "month" | "year";
}

export interface PortalInvoice {
  id: string;
  number: string | null;
  status: "draft" | "open" | "paid" | "uncollectible" | "void";
  totalCents: number;
  currency: string;
  createdAt: Date;
  /** Path of its page; drafts have none. */
  path: string | null;
}

export type PortalFlow =
  | { kind: "card" | "cancel" | "plan" }
  /** One change, which only has to be confirmed; `startsAt` is null when it begins at once. */
  | { kind: "confirm"; plan: PortalPlan; quantity: number; startsAt: Date | null };

/** What the customer's portal shows. Absent things are null: a customer may have no subscription left. */
export interface PortalView {
  email: string | null;
  /** Where "Back" leads. */
  returnUrl: string;
  plan: PortalPlan | null;
  /** How many times the plan is had. */
  quantity: number;
  /** What it becomes with the next period. */
  nextPlan: { name: string; quantity: number } | null;
  /** What the link is for, when it is for one thing alone. */
  flow: PortalFlow | null;
  /** Where the customer goes once that is done; null: they stay. */
  afterFlowUrl: string | null;
  status:
    | "trialing"
    | "active"
    | "past_due"
    | "canceled"
    | "unpaid"
    | "incomplete"
    | "incomplete_expired"
    | "paused"
    | null;
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date | null;
  /** Set for a planned cancellation. */
  cancelAt: Date | null;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
  /** Newest first. */
  invoices: PortalInvoice[];
  /** Other plans that the subscription may be changed to. */
  plans: PortalPlan[];
}

export type PortalAct =
  /** Refused with `challenge_required` when the bank asks: send it again with `challengeResult`. */
  | { kind: "add_card"; card: CardInput; challengeResult?: "passed" | "failed" }
  /** At the end of the period that is paid, or of the trial. */
  | { kind: "cancel" }
  /** Takes a planned cancellation back. */
  | { kind: "resume" }
  /** More begins at once; less, where the configuration says so, with the next period. */
  | { kind: "change_plan"; priceId: string; quantity?: number };
