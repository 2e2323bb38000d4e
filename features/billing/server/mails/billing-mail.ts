import type { JsonObject } from "#platform/contract/json.ts";
import type { BillingMailKind } from "./billing-mail-kind.ts";
import type { BillingSubject } from "./billing-subject.ts";

export interface BillingMail {
  kind: BillingMailKind;
  /** Origin of the product. */
  publicUrl: string;
  to: { email: string; userId?: string; metadata?: JsonObject };
  about: BillingSubject;
  /** Mails with the same key are sent once. */
  dedupeKey: string;
  /** When its link expires. */
  expiresAt?: Date;
  /** The account is gone, so nothing of the mail is kept after its delivery. */
  isLast?: boolean;
}
