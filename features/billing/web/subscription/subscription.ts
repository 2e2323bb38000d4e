import { readField, readText } from "#platform/web/functions/read-field.ts";
import { BillingInterval } from "../../contract/billing-interval.ts";

/** What a workspace has subscribed to, as the server knows it. */
export interface Subscription {
  isSubscribed: boolean;
  /** "Individual", "Business" or "Enterprise"; undefined without a plan. */
  tier: string | undefined;
  /** What is paid for at once; undefined where that is not known. */
  interval: "month" | "year" | undefined;
  /** The word of the payment service, for example "trialing"; undefined when there never was a subscription. */
  status: string | undefined;
  trialEndsAt: Date | undefined;
  periodEndsAt: Date | undefined;
  /** Set when it will not go on. */
  cancelsAt: Date | undefined;
  /** Whoever paid for it has left: it ends with what is paid. */
  isPayerGone: boolean;
  /** The person's own card pays for it. */
  isPayer: boolean;
  /** Whose card it is; known to owners and admins. */
  payerEmail: string | undefined;
  /** Whether the person decides what the workspace buys. */
  mayBuy: boolean;
  /** Until when everything works although a payment failed. */
  graceEndsAt: Date | undefined;
  isTestMode: boolean;
}

/** Reads the reply of `check-subscription`; what is missing in it counts as not there. */
export function readSubscription(reply: unknown): Subscription {
  return {
    isSubscribed: readField(reply, "subscribed") === true,
    tier: readText(reply, "subscription_tier"),
    interval: BillingInterval.safeParse(readField(reply, "interval")).data,
    status: readText(reply, "status"),
    trialEndsAt: readTime(reply, "trial_end"),
    periodEndsAt: readTime(reply, "current_period_end"),
    cancelsAt: readTime(reply, "cancel_at"),
    isPayerGone: readField(reply, "payer_left") === true,
    isPayer: readField(reply, "is_payer") === true,
    payerEmail: readText(reply, "payer_email"),
    mayBuy: readField(reply, "may_buy") !== false,
    graceEndsAt: readTime(reply, "grace_until"),
    isTestMode: readField(reply, "test_mode") === true,
  };
}

function readTime(reply: unknown, name: string): Date | undefined {
  const text = readText(reply, name);
  const time = text === undefined ? undefined : new Date(text);
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}
