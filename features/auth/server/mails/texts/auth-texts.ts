import type { AuthMailKind, AuthTextKind } from "../mail-kind.ts";

/** What a text may name. */
export interface TextSubject {
  /** Host under which people reach the product. */
  site: string;
  email: string;
  /** Empty unless an address is being changed. */
  newEmail: string;
  /** Day on which the account is deleted; empty unless that is coming. */
  dueDay: string;
}

export interface MailText {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Of the link, for kinds that have one. */
  button?: string;
  /** Instead of what closes the other notices. */
  closing?: string;
}

/** Everything that mails and text messages of the auth service say in one language. */
export interface AuthTexts {
  language: string;
  mails: Record<AuthMailKind, (about: TextSubject) => MailText>;
  texts: Record<AuthTextKind, (code: string, site: string) => string>;
  codeLabel: string;
  codeOrLinkLabel: string;
  fallback: string;
  /** `period` is a length of time in the same language. */
  validFor(period: string): string;
  /** What each kind of second factor is called. */
  factors: Record<"totp" | "phone" | "webauthn" | "recovery_code", string>;
  labels: { when: string; account: string; detail: string; from: string };
  proofClosing: string;
  noticeClosing: string;
}
