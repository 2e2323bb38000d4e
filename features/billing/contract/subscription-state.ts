import { z } from "zod";
import type { StatusTable } from "#platform/contract/status.ts";
import { BillingInterval } from "./billing-interval.ts";

export const SubscriptionStatus = z.enum([
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "paused",
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const subscriptionStatuses: StatusTable<SubscriptionStatus> = {
  trialing: { word: "Free trial", tone: "info", isActive: true },
  active: { word: "Active", tone: "good", isActive: true },
  past_due: { word: "Payment failed", tone: "bad", isActive: true },
  canceled: { word: "Ended", tone: "neutral", isActive: false },
  unpaid: { word: "Unpaid", tone: "bad", isActive: true },
  incomplete: { word: "Incomplete", tone: "warn", isActive: true },
  incomplete_expired: { word: "Expired", tone: "neutral", isActive: false },
  paused: { word: "Paused", tone: "warn", isActive: true },
};

const moment = z.iso.datetime().nullable();

/** Response of `check-subscription`. */
export const SubscriptionState = z.object({
  /** Whether the workspace has a plan, whoever gave it. */
  subscribed: z.boolean(),
  /** Name of the plan in force: the assigned one, else the purchased one. The Team link follows it. */
  subscription_tier: z.string().nullable(),
  /** Whether the workspace's own subscription gives access, also beside an assigned plan. */
  purchased: z.boolean(),
  /** Name of its plan. */
  purchased_tier: z.string().nullable(),
  /** The interval while it gives access; null when unknown. */
  interval: BillingInterval.nullable(),
  status: SubscriptionStatus.nullable(),
  trial_end: moment,
  current_period_end: moment,
  /** Set for a planned cancellation. */
  cancel_at: moment,
  /** The payer left: the subscription ends with the paid period, unless somebody takes it over. */
  payer_left: z.boolean(),
  /** The caller's card pays, whatever their role. */
  is_payer: z.boolean(),
  /** The payer's address, for owners and admins; null when unknown. */
  payer_email: z.string().nullable(),
  /** Whether the caller may buy for the workspace. */
  may_buy: z.boolean(),
  /** End of the grace period after a failed payment. */
  grace_until: moment,
  /** True where no real money is charged. */
  test_mode: z.boolean(),
  as_of: z.iso.datetime(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;
export type Tier = NonNullable<SubscriptionState["subscription_tier"]>;
