import type { Services } from "#platform/server/services.ts";
import { perServices } from "../per-services.ts";
import type { AccessTokenClaims } from "./access-token-claims.ts";

const limit = 10_000;
/** Long enough for an active browser. A withdrawn key stays accepted no longer than this. */
const freshMs = 60_000;

const caches = perServices(() => new Map<string, { claims: AccessTokenClaims; untilMs: number }>());

/**
 * Cached claims of a token with a recently verified signature: verification is most of the cost of a request.
 * Undefined when it was not verified or has expired since.
 */
export function findVerified(services: Services, token: string): AccessTokenClaims | undefined {
  const cache = caches(services);
  const known = cache.get(token);
  if (known && services.now().getTime() < known.untilMs) return known.claims;
  cache.delete(token);
  return undefined;
}

export function cacheVerified(services: Services, token: string, claims: AccessTokenClaims): void {
  const cache = caches(services);
  if (cache.size >= limit) for (const oldest of [...cache.keys()].slice(0, limit / 10)) cache.delete(oldest);
  const expiresMs = (claims.exp ?? 0) * 1_000;
  cache.set(token, { claims, untilMs: Math.min(expiresMs, services.now().getTime() + freshMs) });
}
