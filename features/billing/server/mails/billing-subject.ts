import type { EntitlementUnit } from "#features/entitlements/contract/index.ts";

/** Values for a mail. Its text decides which of them it names; absent ones are left out. */
export interface BillingSubject {
  plan?: string | undefined;
  /** The relevant day: end of a trial, a period or the grace. */
  day?: Date | undefined;
  amount?: { minorUnits: number; currency: string } | undefined;
  /** Number of the invoice. */
  invoice?: string | undefined;
  /** Target of the button. */
  url?: string | undefined;
  /** Days left. */
  daysLeft?: number | undefined;
  /** Name of the exhausted entitlement. */
  entitlement?: string | undefined;
  used?: number | undefined;
  limit?: number | undefined;
  /** Unit of `used` and `limit`. */
  unit?: EntitlementUnit | undefined;
}
