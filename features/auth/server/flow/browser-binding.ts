import { createHash, randomBytes } from "node:crypto";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions, Call } from "../service/endpoint.ts";
import { serviceAddress } from "../service/service-address.ts";

/** How the browser comes back: by a redirect, or by a form that another site posts. */
export type WayBack = "redirect" | "form";

export interface BoundBrowser {
  /** Stored with the sign-in. */
  browserHash: string;
  /** Headers of the response that sends the browser away. */
  headers: Record<string, string>;
}

const loopback = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;
const secretShape = /^[\w-]{43}$/;
/** Longer than any pending sign-in stays valid. */
const lifetimeSeconds = 600;

/**
 * Whether a sign-in must end in the browser that began it. By default it must where pages and service share
 * an origin. A page of another origin begins some sign-ins by a call that stores no cookie.
 */
export function areBrowsersBound(service: AuthServiceOptions): boolean {
  const { isBrowserBound, siteUrl } = service.settings;
  if (isBrowserBound !== undefined) return isBrowserBound;
  const { origin, hostname } = new URL(serviceAddress(service));
  // Loopback has several host names, and nobody else can reach a service there.
  return origin === new URL(siteUrl).origin && !loopback.test(hostname);
}

/**
 * Sets a cookie in the browser that leaves. Undefined where binding is off or the cookie could not come back.
 */
export function bindBrowser({ service, headers }: Call, way: WayBack = "redirect"): BoundBrowser | undefined {
  if (!areBrowsersBound(service)) return undefined;
  const isSecure = serviceAddress(service).startsWith("https:");
  // On a cross-site form post browsers send only `SameSite=None` cookies, which require HTTPS.
  if (way === "form" && !isSecure) return undefined;
  const name = cookieName(way, isSecure);
  // One browser may have several sign-ins pending.
  const secret = readCookie(headers.cookie, name) ?? randomBytes(32).toString("base64url");
  const cookie = [
    `${name}=${secret}`,
    "Path=/",
    `Max-Age=${lifetimeSeconds}`,
    "HttpOnly",
    `SameSite=${way === "form" ? "None" : "Lax"}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
  return { browserHash: hashOf(secret), headers: { "set-cookie": cookie } };
}

/** Throws unless the call comes from the browser that began. A sign-in without a binding may end anywhere. */
export function requireSameBrowser(
  { service, headers }: Call,
  browserHash: string | null | undefined,
  way: WayBack = "redirect",
): void {
  if (!browserHash) return;
  const isSecure = serviceAddress(service).startsWith("https:");
  const secret = readCookie(headers.cookie, cookieName(way, isSecure));
  if (secret !== undefined && hashOf(secret) === browserHash) return;
  fail(authErrors, "bad_oauth_state", { message: "This sign-in was begun in another browser" });
}

/** `__Host-` keeps other hosts of the domain from setting the cookie. */
function cookieName(way: WayBack, isSecure: boolean): string {
  return `${isSecure ? "__Host-" : ""}adjutant-${way === "form" ? "form-" : ""}sign-in`;
}

function readCookie(header: string | string[] | undefined, name: string): string | undefined {
  const pairs = String(header ?? "").split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && secretShape.test(value) ? value : undefined;
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
