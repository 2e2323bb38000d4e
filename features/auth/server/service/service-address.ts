import type { AuthServiceOptions } from "./endpoint.ts";

/** Where browsers reach the service. */
export function serviceAddress({ issuer, prefix, settings }: AuthServiceOptions): string {
  // An issuer may be a mere name; then the service is where the site is.
  return /^https?:\/\//i.test(issuer) ? issuer.replace(/\/+$/, "") : `${settings.siteUrl}${prefix}`;
}
