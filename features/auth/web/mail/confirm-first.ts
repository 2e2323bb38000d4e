import { authTexts } from "../texts/auth-texts.ts";
import type { MailFate } from "./mail-fate.ts";

/** Asks to confirm the address. Says that a link was sent only where mails are sent. */
export function confirmFirst(address: string, fate: MailFate | undefined): string {
  const { confirmFirst: words } = authTexts.read().mail;
  return fate === "sent" ? words(address).sent : words(address).outbox;
}
