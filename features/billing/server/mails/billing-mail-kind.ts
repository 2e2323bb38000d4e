/** Mails about what a workspace pays for. */
export type BillingMailKind =
  | "finish_account"
  | "account_exists"
  | "welcome"
  | "trial_ending"
  | "trial_charge"
  | "trial_ended"
  | "receipt"
  | "payment_failed"
  | "payment_action"
  | "payment_recovered"
  | "access_ended"
  | "cancel_planned"
  | "cancel_undone"
  | "subscription_ended"
  | "usage_warned"
  | "usage_reached"
  | "payer_left"
  | "address_unproved"
  | "account_removed";

/**
 * Where money is or may be taken, whoever pays is told, proved address or not, and so is who has to prove one. All else
 * goes to proved addresses alone: an unproved one may be somebody else's, who is left in peace.
 */
export const isForUnproved: ReadonlySet<BillingMailKind> = new Set<BillingMailKind>([
  "trial_charge",
  "receipt",
  "payment_failed",
  "payment_action",
  "payment_recovered",
  "access_ended",
  "cancel_planned",
  "cancel_undone",
  "subscription_ended",
  "address_unproved",
  "account_removed",
]);
