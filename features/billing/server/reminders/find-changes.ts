import type { SubscriptionStatus } from "../../contract/subscription-state.ts";
import type { BillingMailKind } from "../mails/billing-mail-kind.ts";

export interface TellableState {
  status: SubscriptionStatus;
  cancel_at: Date | null;
}

export interface FoundState extends TellableState {
  /** Who paid is in the workspace no more. */
  is_payer_gone: boolean;
}

const over: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>([
  "canceled",
  "incomplete_expired",
  "paused",
]);

/**
 * What people have to hear when a subscription that they know as `before` is found as `now`; absent: they know nothing
 * of it. Pure. Failed payments are no part of it: of them people hear on several days.
 */
export function findChanges(before: TellableState | undefined, now: FoundState): BillingMailKind[] {
  if (!before) return now.status === "active" ? ["receipt"] : [];
  if (over.has(before.status)) return now.status === "active" ? ["receipt"] : [];
  if (over.has(now.status)) return [endOf(before)];
  return [...findPayment(before, now), ...findPlan(before, now)];
}

/** A trial that was not cancelled by anybody ends because there was no card. */
function endOf({ status, cancel_at: cancelAt }: TellableState): BillingMailKind {
  return status === "trialing" && !cancelAt ? "trial_ended" : "subscription_ended";
}

function findPayment(before: TellableState, now: FoundState): BillingMailKind[] {
  if (now.status !== "active") return [];
  switch (before.status) {
    case "trialing":
    case "incomplete":
      return ["receipt"];
    case "past_due":
    case "unpaid":
      return ["payment_recovered"];
    default:
      return [];
  }
}

function findPlan(before: TellableState, now: FoundState): BillingMailKind[] {
  const [was, is] = [before.cancel_at !== null, now.cancel_at !== null];
  if (was === is) return [];
  if (is && now.is_payer_gone) return ["payer_left"];
  return [is ? "cancel_planned" : "cancel_undone"];
}
