import type { BillingMailKind } from "../billing-mail-kind.ts";

/** What a text may name, in the words of its language; empty where there is nothing to name. */
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
  /** Of the link, where it has one. */
  button?: string;
  closing?: string;
}

/** Everything that mails of billing say in one language. */
export interface BillingTexts {
  language: string;
  mails: Record<BillingMailKind, (about: TextSubject) => MailText>;
  fallback: string;
  labels: { plan: string; amount: string; invoice: string; day: string; account: string };
  /** Names of what is used up; another is named as it is. */
  entitlements: Record<string, string>;
  closing(site: string): string;
}
