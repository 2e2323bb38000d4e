import { readField, readText } from "#platform/web/functions/read-field.ts";
import { BillingInterval } from "../../contract/billing-interval.ts";

/** A workspace's subscription, from the server. */
export interface Subscription {
  /** The workspace's own subscription gives access, also beside an assigned plan. */
  isSubscribed: boolean;
  /** The plan in force: "Individual", "Business" or "Enterprise"; undefined without a plan. */
  tier: string | undefined;
  /** The plan of the subscription, which an assigned one may replace. */
  ownTier: string | undefined;
  /** Undefined when unknown. */
  interval: "month" | "year" | undefined;
  /** The payment service's status, e.g. "trialing"; undefined without any subscription ever. */
  status: string | undefined;
  trialEndsAt: Date | undefined;
  periodEndsAt: Date | undefined;
  /** Set when it will not renew. */
  cancelsAt: Date | undefined;
  /** The payer left: it ends with the paid period. */
  isPayerGone: boolean;
  /** The person's own card pays. */
  isPayer: boolean;
  /** The payer's address, for owners and admins. */
  payerEmail: string | undefined;
  /** Whether the person may buy for the workspace. */
  mayBuy: boolean;
  /** End of the grace period after a failed payment. */
  graceEndsAt: Date | undefined;
  isTestMode: boolean;
}

/** Parses the response of `check-subscription`. Missing fields count as absent. */
export function readSubscription(reply: unknown): Subscription {
  return {
    isSubscribed: readField(reply, "purchased") === true,
    tier: readText(reply, "subscription_tier"),
    ownTier: readText(reply, "purchased_tier"),
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
