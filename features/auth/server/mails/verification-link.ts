import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { ProofKind } from "./mail-kind.ts";

/** Protocol name of each proof; a code alone has none. */
const linkTypes: Record<Exclude<ProofKind, "reauthentication">, string> = {
  confirmation: "signup",
  invite: "invite",
  recovery: "recovery",
  magic_link: "magiclink",
  email_change_current: "email_change",
  email_change_new: "email_change",
};

/** The link that proves a mailbox. It holds the hash of the token, never the code. */
export function verificationLink(
  service: AuthServiceOptions,
  kind: Exclude<ProofKind, "reauthentication">,
  tokenHash: string,
  redirectTo = service.settings.siteUrl,
): string {
  const query = `token=${encodeURIComponent(tokenHash)}&type=${linkTypes[kind]}`;
  return `${addressOf(service)}/verify?${query}&redirect_to=${encodeURIComponent(redirectTo)}`;
}

/** An issuer may be a mere name. The service is then on the site's host. */
function addressOf({ issuer, prefix, settings }: AuthServiceOptions): string {
  return /^https?:\/\//i.test(issuer) ? issuer.replace(/\/+$/, "") : `${settings.siteUrl}${prefix}`;
}
