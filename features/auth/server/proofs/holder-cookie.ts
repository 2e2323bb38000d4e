import type { Ctx } from "#platform/server/context.ts";
import { isOfSite } from "../flow/is-of-site.ts";
import type { Call } from "../service/endpoint.ts";
import { serviceAddress } from "../service/service-address.ts";
import type { PresentedSession } from "./presented-session.ts";

/** Links are opened for some days, and later only after they were sent again. */
const lifetimeSeconds = 7 * 86_400;
const context = "holder_cookie";

/**
 * Marks the browser that signed up, or in with the password, so that a link of a mail, which browsers open without a token, can be known to be
 * opened in it. It counts as long as the session lives and opens nothing by itself. Only a page of the site sets it:
 * else a page of somebody else could sign up in a visitor's browser with the visitor's address, and have the visitor's
 * link spare an account whose password that somebody knows.
 */
export function holderCookie(
  ctx: Ctx,
  call: Call,
  { userId, sessionId }: PresentedSession,
): Record<string, string> {
  const { origin } = call.headers;
  const { siteUrl } = call.service.settings;
  if (typeof origin !== "string" || !URL.canParse(origin) || !isOfSite(new URL(origin), siteUrl)) return {};
  const isSecure = isSecureService(call);
  const value = ctx.services.secrets.encrypt(JSON.stringify({ userId, sessionId }), context);
  const cookie = [
    `${cookieName(isSecure)}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${lifetimeSeconds}`,
    "HttpOnly",
    // With a click in a web mailer browsers send it; with what another site asks for by itself they do not.
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  return { "set-cookie": cookie.join("; ") };
}

/** The session that began in the browser that calls; one that was made up or sealed by another key is none. */
export function sessionOfCookie(ctx: Ctx, call: Call): PresentedSession | undefined {
  const name = `${cookieName(isSecureService(call))}=`;
  const pair = String(call.headers.cookie ?? "")
    .split(/;\s*/)
    .find((one) => one.startsWith(name));
  if (!pair) return undefined;
  try {
    const sealed = decodeURIComponent(pair.slice(name.length));
    const { userId, sessionId } = JSON.parse(ctx.services.secrets.decrypt(sealed, context));
    return { userId: String(userId), sessionId: String(sessionId) };
  } catch {
    return undefined;
  }
}

function isSecureService({ service }: Call): boolean {
  return serviceAddress(service).startsWith("https:");
}

/** The prefix keeps other hosts of the domain from setting it. */
function cookieName(isSecure: boolean): string {
  return `${isSecure ? "__Host-" : ""}adjutant-holder`;
}
