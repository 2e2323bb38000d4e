import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { serviceAddress } from "../../service/service-address.ts";

export const oidcCallbackPath = "/sso/oidc/callback";

/**
 * Where this issuer, and no other, sends browsers back to: at an address of another issuer a code would not be
 * believed, so that none can pass its people on to another and get hold of the code that they bring back.
 */
export function oidcCallbackAddress(service: AuthServiceOptions, issuer: string): string {
  return `${serviceAddress(service)}${oidcCallbackPath}/${issuerPath(issuer)}`;
}

/** The issuer as part of a path: without `https://`, and without a slash at its end. */
export function issuerPath(issuer: string): string {
  return issuer.replace(/^https?:\/\//i, "").replace(/\/+$/, "");
}
