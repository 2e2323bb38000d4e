import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { serviceAddress } from "../../service/service-address.ts";

export const oidcCallbackPath = "/sso/oidc/callback";

/**
 * Redirect URI of this issuer alone, against mix-up attacks (RFC 9700, section 4.4.2): no issuer can send
 * people to another one and collect their codes.
 */
export function oidcCallbackAddress(service: AuthServiceOptions, issuer: string): string {
  return `${serviceAddress(service)}${oidcCallbackPath}/${issuerPath(issuer)}`;
}

/** The issuer as a path: without scheme and trailing slash. */
export function issuerPath(issuer: string): string {
  return issuer.replace(/^https?:\/\//i, "").replace(/\/+$/, "");
}
