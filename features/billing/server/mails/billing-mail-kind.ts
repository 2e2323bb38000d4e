/** Mails about a workspace's payments. */
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
 * Mails for unproved addresses too: about actual or possible charges, and about the proof itself. All others
 * need a proved address, since an unproved one may belong to somebody else.
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
