import type { AuthServiceOptions } from "../service/endpoint.ts";

/** Where the provider sends the browser back to. */
export function callbackAddress(service: AuthServiceOptions, provider: string): string {
  const configured = service.settings.externalProviders.find(({ name }) => name === provider)?.redirectUri;
  return configured ?? `${serviceAddress(service)}/callback`;
}

/** Where browsers reach the service. */
export function serviceAddress({ issuer, prefix, settings }: AuthServiceOptions): string {
  // An issuer may be a mere name; then the service is where the site is.
  return /^https?:\/\//i.test(issuer) ? issuer.replace(/\/+$/, "") : `${settings.siteUrl}${prefix}`;
}
