import type { AuthServiceOptions } from "../service/endpoint.ts";

/** Where the provider sends the browser back to. */
export function callbackAddress({ issuer, prefix, settings }: AuthServiceOptions, provider: string): string {
  const configured = settings.externalProviders.find(({ name }) => name === provider)?.redirectUri;
  // An issuer may be a mere name; then the service is where the site is.
  const service = /^https?:\/\//i.test(issuer) ? issuer.replace(/\/+$/, "") : `${settings.siteUrl}${prefix}`;
  return configured ?? `${service}/callback`;
}
