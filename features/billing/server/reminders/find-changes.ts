import type { SubscriptionStatus } from "../../contract/subscription-state.ts";
import type { BillingMailKind } from "../mails/billing-mail-kind.ts";

export interface NotifiableState {
  status: SubscriptionStatus;
  cancel_at: Date | null;
}

export interface FoundState extends NotifiableState {
  /** The payer has left the workspace. */
  is_payer_gone: boolean;
}

const over: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>([
  "canceled",
  "incomplete_expired",
  "paused",
]);

/**
 * The mails due when a subscription that people know as `before` is now `now`; `before` is undefined when
 * they know nothing of it. Pure. Excludes failed payments, which have mails on several days.
 */
export function findChanges(before: NotifiableState | undefined, now: FoundState): BillingMailKind[] {
  if (!before) return now.status === "active" ? ["receipt"] : [];
  if (over.has(before.status)) return now.status === "active" ? ["receipt"] : [];
  if (over.has(now.status)) return [endOf(before)];
  return [...findPayment(before, now), ...findPlan(before, now)];
}

/** An uncancelled trial ends for lack of a card. */
function endOf({ status, cancel_at: cancelAt }: NotifiableState): BillingMailKind {
  return status === "trialing" && !cancelAt ? "trial_ended" : "subscription_ended";
}

function findPayment(before: NotifiableState, now: FoundState): BillingMailKind[] {
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

function findPlan(before: NotifiableState, now: FoundState): BillingMailKind[] {
  const [was, is] = [before.cancel_at !== null, now.cancel_at !== null];
  if (was === is) return [];
  if (is && now.is_payer_gone) return ["payer_left"];
  return [is ? "cancel_planned" : "cancel_undone"];
}
