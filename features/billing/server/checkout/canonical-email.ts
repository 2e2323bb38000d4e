import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Services } from "#platform/server/services.ts";
import { deriveSecret } from "../keys/derive-secret.ts";

/** One form for all spellings of a mailbox. For counting trials and comparing, never for sign-in. */
export function canonicalEmail(email: string): string {
  const address = email.trim().toLowerCase().normalize("NFKC");
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1);
  const host = domainToASCII(typed) || typed;
  const domain = host === "googlemail.com" ? "gmail.com" : host;
  const [name = ""] = address.slice(0, at).split("+");
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

/** Keyed hash of the mailbox; equal for all of its spellings. */
export async function emailHash(services: Services, email: string): Promise<string> {
  const pepper = await deriveSecret(services, "trial-redemption");
  return createHmac("sha256", pepper).update(canonicalEmail(email)).digest("hex");
}
