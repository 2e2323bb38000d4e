export interface SmtpAddress {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** STARTTLS before anything else. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/**
 * Parses SMTP_URL. A password never crosses the network in clear: with one, `smtp:` requires STARTTLS, except
 * to this machine.
 */
export function readSmtpAddress(smtpUrl: string): SmtpAddress {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "smtps:";
  const isHere = host === "localhost" || host === "::1" || host.startsWith("127.");
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && username !== "" && !isHere,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}
