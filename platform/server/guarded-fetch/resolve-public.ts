import { lookup as systemLookup } from "node:dns/promises";
import { isIP } from "node:net";
import { type CheckedUrl, refusedAddress } from "./check-url.ts";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { isPublicAddress } from "./is-public-address.ts";

export interface Address {
  address: string;
  family: 4 | 6;
}

/** Resolves a host name to all its addresses. Tests bring their own. */
export type Resolver = (host: string) => Promise<Address[]>;

export const systemResolver: Resolver = async (host) => {
  const found = await systemLookup(host, { all: true, verbatim: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/** All addresses of the URL's host. Throws if any of them is not public. */
export async function resolvePublic(checked: CheckedUrl, resolve: Resolver): Promise<Address[]> {
  const literal = isIP(checked.host);
  if (literal !== 0) return [{ address: checked.host, family: literal === 6 ? 6 : 4 }];

  const addresses = await resolve(checked.host).catch((cause: unknown) => {
    throw notFound(checked, cause);
  });
  if (addresses.length === 0) throw notFound(checked);
  if (checked.isAllowedOrigin) return addresses;
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw refusedAddress(checked.url);
  return addresses;
}

function notFound({ host }: CheckedUrl, cause?: unknown): GuardedFetchError {
  return new GuardedFetchError("fetch.name_not_found", `No server named ${host} was found.`, { cause });
}
