import { z } from "zod";
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

const moment = z.iso.datetime().nullable();

/** The answer of `check-subscription`. */
export const SubscriptionState = z.object({
  subscribed: z.boolean(),
  /** Name of the plan while it gives access. */
  subscription_tier: z.string().nullable(),
  /** What is paid for at once, while it gives access; null where that is not known. */
  interval: BillingInterval.nullable(),
  status: SubscriptionStatus.nullable(),
  trial_end: moment,
  current_period_end: moment,
  /** Set while a cancellation is planned. */
  cancel_at: moment,
  /** Whoever paid is gone: it ends with what is paid, unless somebody takes it over. */
  payer_left: z.boolean(),
  /** The caller's card pays for it, whatever role they have by now. */
  is_payer: z.boolean(),
  /** Whose card it is, for owners and admins; null also when nobody is known. */
  payer_email: z.string().nullable(),
  /** Whether the caller decides what the workspace buys. */
  may_buy: z.boolean(),
  /** Until when a failed payment costs nothing yet. */
  grace_until: moment,
  /** True where money is not real. */
  test_mode: z.boolean(),
  as_of: z.iso.datetime(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;
export type Tier = NonNullable<SubscriptionState["subscription_tier"]>;
