import type { BillingMailKind } from "../billing-mail-kind.ts";

/** Values that a text may insert, formatted in its language; empty when absent. */
export interface TextSubject {
  /** Public host of the product. */
  site: string;
  plan: string;
  day: string;
  amount: string;
  /** `7 days`, `1 day`. */
  period: string;
  daysLeft: number;
  entitlement: string;
  used: string;
  limit: string;
}

export interface MailText {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Label of the link, if any. */
  button?: string;
  closing?: string;
}

/** All texts of billing mails in one language. */
export interface BillingTexts {
  language: string;
  mails: Record<BillingMailKind, (about: TextSubject) => MailText>;
  fallback: string;
  labels: { plan: string; amount: string; invoice: string; day: string; account: string };
  /** Names of entitlements; others are shown by their key. */
  entitlements: Record<string, string>;
  closing(site: string): string;
}
