import type { AuthMailKind, AuthTextKind } from "../mail-kind.ts";

/** Values that a text may insert. */
export interface TextSubject {
  /** Public host of the product. */
  site: string;
  email: string;
  /** Empty except for a change of address. */
  newEmail: string;
  /** Of an erasure that begins; empty except for a deleted account. */
  erasureId: string;
  /** Day of the account's deletion; empty except for a closing account. */
  dueDay: string;
}

export interface MailText {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Label of the link, for kinds with one. */
  button?: string;
  /** Replaces the standard closing of notices. */
  closing?: string;
}

/** All texts of auth mails and text messages in one language. */
export interface AuthTexts {
  language: string;
  mails: Record<AuthMailKind, (about: TextSubject) => MailText>;
  texts: Record<AuthTextKind, (code: string, site: string) => string>;
  codeLabel: string;
  codeOrLinkLabel: string;
  fallback: string;
  /** `period` is a duration in the same language. */
  validFor(period: string): string;
  /** Name of each kind of second factor. */
  factors: Record<"totp" | "phone" | "webauthn" | "recovery_code", string>;
  labels: { when: string; account: string; detail: string; from: string };
  proofClosing: string;
  noticeClosing: string;
}
