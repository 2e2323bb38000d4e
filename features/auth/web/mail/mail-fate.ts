import { useEffect, useState } from "react";
import { loadConfig } from "#platform/web/api/config.ts";

/**
 * What happens to a mail: it is sent, it waits in the outbox because no mail server is connected, or none is
 * written because the address counts as proved. Every sentence about a mail comes from this.
 */
export type MailFate = "sent" | "outbox" | "none";

/** What happens to the mails of this installation. Throws while the server does not answer. */
export async function readMailFate(): Promise<Exclude<MailFate, "none">> {
  const { features } = await loadConfig();
  return features.includes("mail") ? "sent" : "outbox";
}

/** What happens to the mail that proves this person's address. */
export async function fateOfConfirmation(user: { email_confirmed_at?: string } | null): Promise<MailFate> {
  if (user?.email_confirmed_at) return "none";
  // Without an answer nothing is said about the outbox.
  return readMailFate().catch(() => "sent" as const);
}

/** Undefined while loading. */
export function useMailFate(): Exclude<MailFate, "none"> | undefined {
  const [fate, setFate] = useState<Exclude<MailFate, "none">>();
  useEffect(() => {
    readMailFate().then(setFate, () => setFate("sent"));
  }, []);
  return fate;
}
