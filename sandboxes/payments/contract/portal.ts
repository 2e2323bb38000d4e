import type { CardInput } from "./card.ts";

/** A plan on sale. */
export interface PortalPlan {
  priceId: string;
  name: string;
  /** Per period, in the currency's smallest unit. */
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
  /** Path of its page; null for drafts. */
  path: string | null;
}

export type PortalFlow =
  | { kind: "card" | "cancel" | "plan" }
  /** A single change to confirm; `startsAt` is null when it starts at once. */
  | { kind: "confirm"; plan: PortalPlan; quantity: number; startsAt: Date | null };

/** Data of the customer portal. Absent values are null: a customer may have no subscription left. */
export interface PortalView {
  email: string | null;
  /** Target of "Back". */
  returnUrl: string;
  plan: PortalPlan | null;
  /** Quantity of the plan. */
  quantity: number;
  /** The plan from the next period on. */
  nextPlan: { name: string; quantity: number } | null;
  /** The link's single purpose, if any. */
  flow: PortalFlow | null;
  /** Redirect after the flow; null to stay. */
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
  /** Other plans that the subscription may change to. */
  plans: PortalPlan[];
}

export type PortalAct =
  /** Throws `challenge_required` when the bank requires authentication: repeat with `challengeResult`. */
  | { kind: "add_card"; card: CardInput; challengeResult?: "passed" | "failed" }
  /** At the end of the paid period or the trial. */
  | { kind: "cancel" }
  /** Undoes a planned cancellation. */
  | { kind: "resume" }
  /** An upgrade starts at once; a downgrade with the next period, if so configured. */
  | { kind: "change_plan"; priceId: string; quantity?: number };
