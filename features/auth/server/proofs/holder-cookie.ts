import type { Ctx } from "#platform/server/context.ts";
import { isOfSite } from "../flow/is-of-site.ts";
import type { Call } from "../service/endpoint.ts";
import { serviceAddress } from "../service/service-address.ts";
import type { PresentedSession } from "./presented-session.ts";

/** Links are valid for days; later ones need a new mail. */
const lifetimeSeconds = 7 * 86_400;
const context = "holder_cookie";

/**
 * Cookie for the browser that signed up, or signed in with the password. A mailed link arrives without a
 * token; the cookie shows that the holder's browser opened it. It counts while the session lives and grants
 * nothing by itself.
 * Only a page of the site sets it. Otherwise a foreign page could sign up in a visitor's browser with the
 * visitor's address, and the visitor's link would then spare an account whose password somebody else knows.
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
    // Sent with a click in a webmailer, not with cross-site subrequests.
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  return { "set-cookie": cookie.join("; ") };
}

/** The session in the caller's cookie; undefined for a forged cookie or one of another key. */
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

/** `__Host-` keeps other hosts of the domain from setting the cookie. */
function cookieName(isSecure: boolean): string {
  return `${isSecure ? "__Host-" : ""}adjutant-holder`;
}
