import { isIP } from "node:net";
import {
  type CheckedUrl,
  checkUrl,
  originKey,
  refusedAddress,
} from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { isPublicAddress } from "#platform/server/guarded-fetch/is-public-address.ts";
import {
  type Address,
  resolvePublic,
  systemResolver,
} from "#platform/server/guarded-fetch/resolve-public.ts";
import type { Outside } from "./outside.ts";

/** Checks an address without opening it: https, unless the operator allows the host and port. */
export function checkOutside({ allowedOrigins }: Outside, input: string | URL): CheckedUrl {
  const url = new URL(input);
  // An admin entered the address, so an unusual port is meant.
  const checked = checkUrl(url, [originKey(url)]);
  if (allowedOrigins.includes(originKey(url))) return { ...checked, isAllowedOrigin: true };
  if (url.protocol !== "https:") {
    throw new GuardedFetchError(
      "fetch.scheme_refused",
      "Only addresses that start with https:// are opened.",
    );
  }
  if (isIP(checked.host) !== 0 && !isPublicAddress(checked.host)) throw refusedAddress(url);
  return { ...checked, isAllowedOrigin: false };
}

/** The addresses to dial. A later answer of DNS has no effect. Throws if any of them is private. */
export function dialable(outside: Outside, checked: CheckedUrl): Promise<Address[]> {
  return resolvePublic(checked, outside.resolve ?? systemResolver);
}
