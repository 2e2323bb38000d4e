import type { AuthServiceOptions } from "./endpoint.ts";

/** Public address of the service. */
export function serviceAddress({ issuer, prefix, settings }: AuthServiceOptions): string {
  // An issuer may be a mere name. The service is then on the site's host.
  return /^https?:\/\//i.test(issuer) ? issuer.replace(/\/+$/, "") : `${settings.siteUrl}${prefix}`;
}
