import type { MailFate } from "../mail/mail-fate.ts";

export type Mailbox = "present" | "new";

interface Change {
  email: string;
  pending: string;
  asksBoth: boolean;
  /** What happened to the mails with the links. */
  fate: Exclude<MailFate, "none">;
}

/** Says which links still have to be opened. `waitsFor` is undefined while loading. */
export function describePendingEmail(
  waitsFor: readonly Mailbox[] | undefined,
  { email, pending, asksBoth, fate }: Change,
): string {
  const isSent = fate === "sent";
  if (!asksBoth) return isSent ? "Open the link we sent to this address." : "It must be confirmed.";
  const [only, other] = waitsFor ?? [];
  if (!only || other) {
    return isSent
      ? `Open the links we sent to both addresses, this one and ${email}.`
      : `Both addresses must be confirmed, this one and ${email}.`;
  }
  const [agreed, missing] = only === "new" ? [email, pending] : [pending, email];
  return isSent
    ? `${agreed} is confirmed. Now open the link we sent to ${missing}.`
    : `${agreed} is confirmed. ${missing} must be confirmed too.`;
}
