import { isIP } from "node:net";
import {
  type CheckedUrl,
  checkUrl,
  originKey,
  refusedAddress,
} from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { isPublicAddress } from "#platform/server/guarded-fetch/is-public-address.ts";
import type { Resolver } from "#platform/server/guarded-fetch/resolve-public.ts";
import type { Services } from "#platform/server/services.ts";

/** What receivers of events may be reached. */
export interface Outside {
  /** `host:port` of private servers that the operator allows, also without https. */
  allowedOrigins: readonly string[];
  resolve?: Resolver;
}

const known = new WeakMap<Services, Outside>();

export function registerOutside(services: Services, outside: Outside): void {
  known.set(services, outside);
}

export function outsideOf(services: Services): Outside {
  return known.get(services) ?? { allowedOrigins: [] };
}

/** Checks an address without opening it: https, on any port, unless the operator allows the host and port. */
export function checkOutside({ allowedOrigins }: Outside, input: string | URL): CheckedUrl {
  const url = new URL(input);
  // An admin entered the address, so an unusual port is meant.
  const checked = checkUrl(url, [originKey(url)]);
  if (allowedOrigins.includes(originKey(url))) return { ...checked, isAllowedOrigin: true };
  if (url.protocol !== "https:") {
    throw new GuardedFetchError("fetch.scheme_refused", "Events are only sent to addresses with https://.");
  }
  const isPrivate = isIP(checked.host) !== 0 ? !isPublicAddress(checked.host) : isLocal(checked.host);
  if (isPrivate) throw refusedAddress(url);
  return { ...checked, isAllowedOrigin: false };
}

function isLocal(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host);
}
