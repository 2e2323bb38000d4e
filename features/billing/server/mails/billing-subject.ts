import type { EntitlementUnit } from "#features/entitlements/contract/index.ts";

/** What a mail is about. Which of it a mail names, its text decides; what is absent, it leaves out. */
export interface BillingSubject {
  plan?: string | undefined;
  /** The day that matters: the end of a trial, of a period, of the grace. */
  day?: Date | undefined;
  amount?: { minorUnits: number; currency: string } | undefined;
  /** Number of the invoice. */
  invoice?: string | undefined;
  /** Where the button leads. */
  url?: string | undefined;
  /** How much is left of what runs out. */
  daysLeft?: number | undefined;
  /** What is used up, by the name of its entitlement. */
  entitlement?: string | undefined;
  used?: number | undefined;
  limit?: number | undefined;
  /** In which `used` and `limit` are counted. */
  unit?: EntitlementUnit | undefined;
}
