import { isIP } from "node:net";
import { relyingParty, serviceOf } from "#features/auth/server/index.ts";
import type { Config } from "#platform/server/config/config.ts";
import { StartError } from "#platform/server/config/start-error.ts";
import { readSmtpAddress } from "#platform/server/mail/carriers/smtp-address.ts";
import { verifySmtp } from "#platform/server/mail/carriers/verify-smtp.ts";
import { authOptionsOf } from "../../apps/server/modules.ts";
import type { Examination } from "./examination.ts";

const mailTimeoutMs = 5_000;

/** Checks the settings that accounts need: a mail server, and a URL that browsers trust. */
export function accountExaminations(config: Config): Examination[] {
  return [
    {
      name: "Mail",
      examine: () => examineMail(config),
      fix: "Correct SMTP_URL, or let this machine reach the mail server. Mails wait in the outbox until then.",
    },
    {
      name: "Site address",
      examine: () => examineSite(config),
      fix: "Put the server behind HTTPS, and set PUBLIC_URL to the address that people open.",
    },
  ];
}

async function examineMail({ smtpUrl }: Config) {
  if (!smtpUrl)
    return "no SMTP_URL: mails stay in the outbox, which admins read on /dev; mails of people never leave it by themselves";
  await verifySmtp(smtpUrl, mailTimeoutMs);
  const { host, port, auth } = readSmtpAddress(smtpUrl);
  return `${host}:${port} answers${auth ? " and accepts the login" : ""}; nothing was sent`;
}

/**
 * Browsers support passkeys and secure storage only on HTTPS or localhost, and only for a host name, not an
 * IP address.
 */
function examineSite(config: Config): string {
  const { settings } = serviceOf(authOptionsOf(config));
  const { protocol, hostname, port } = new URL(settings.siteUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isHere =
    host === "localhost" || host.endsWith(".localhost") || host === "::1" || host.startsWith("127.");
  if (protocol !== "https:" && !isHere) {
    throw new Error(
      `People reach ${settings.siteUrl} without HTTPS: passwords travel in clear, and passkeys do not work.`,
    );
  }
  const { id } = relyingParty(settings);
  if (settings.webauthnRpId && host !== id && !host.endsWith(`.${id}`)) {
    throw new StartError(
      `GOTRUE_WEBAUTHN_RP_ID is ${id}, which is not the domain of ${settings.siteUrl}: no browser gives a passkey.`,
      `Set it to ${host} or to a domain above it, or leave it out.`,
    );
  }
  if (isIP(host) === 0) return `${settings.siteUrl}, passkeys are bound to ${id}`;
  return isHere
    ? `${settings.siteUrl}; passkeys work at ${protocol}//localhost${port ? `:${port}` : ""}`
    : `${settings.siteUrl}; passkeys do not work at a bare address, only at a name`;
}
