import { authTexts } from "../texts/auth-texts.ts";
import type { MailFate } from "./mail-fate.ts";

/** What a new account's person is told. Whoever claims the installation is its admin: nobody else has the link. */
export function createdMessage(fate: MailFate, isClaiming: boolean): string {
  const { created } = authTexts.read().mail;
  return fate === "outbox" && isClaiming ? created.outboxOfAdmin : created[fate];
}

/** Whether this page was opened by the one-time link of the first start. */
export function isClaimingPage(search: string): boolean {
  return new URLSearchParams(search).has("claim");
}
