import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { Services } from "#platform/server/services.ts";
import type { SessionGrant } from "../sessions/session.ts";
import type { AccessTokenClaims } from "./access-token-claims.ts";
import { audience } from "./audience.ts";
import { sharedSecret } from "./shared-secret.ts";
import { signToken } from "./sign-token.ts";
import { signingKeys } from "./signing-keys.ts";
import { tokenIssuer } from "./token-issuer.ts";
import { cacheVerified, findVerified } from "./verified-tokens.ts";

export type Verified =
  | { state: "valid"; claims: AccessTokenClaims }
  | { state: "expired" }
  | { state: "invalid"; reason: string };

/** Signs an access token for the session, valid from `at` (to the second) for `seconds`. */
export async function mintAccessToken(
  services: Services,
  grant: SessionGrant,
  { issuer, at, seconds }: { issuer: string; at: Date; seconds: number },
): Promise<{ token: string; expiresAt: number }> {
  const { user } = grant;
  const issuedAt = Math.floor(at.getTime() / 1000);
  const expiresAt = issuedAt + seconds;
  const token = signToken(await signingKeys(services).current(), {
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: grant.aal,
    amr: grant.amr,
    session_id: grant.sessionId,
    is_anonymous: user.is_anonymous,
    iss: issuer,
    sub: user.id,
    aud: user.aud,
    iat: issuedAt,
    exp: expiresAt,
  });
  return { token, expiresAt };
}

/**
 * Verifies signature, times, issuer and audience of a token of this installation. `toleranceSeconds` allows
 * for clock drift.
 */
export async function verifyAccessToken(
  services: Services,
  token: string,
  toleranceSeconds = 0,
): Promise<Verified> {
  const known = findVerified(services, token);
  if (known) return { state: "valid", claims: known };
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    const secret = sharedSecret(services).get();
    if (alg === "HS256" && secret) return await verifyShared(services, token, secret, toleranceSeconds);
    const key = kid ? await signingKeys(services).publicKey(kid) : undefined;
    if (!key) return { state: "invalid", reason: "unrecognized JWT kid" };
    const { payload } = await jwtVerify(token, key, {
      ...ownClaims(services),
      algorithms: ["ES256"],
      clockTolerance: toleranceSeconds,
      currentDate: services.now(),
    });
    cacheVerified(services, token, payload);
    return { state: "valid", claims: payload };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { state: "expired" };
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      return { state: "invalid", reason: error.message };
    }
    throw error;
  }
}

function ownClaims(services: Services) {
  const issuer = tokenIssuer(services).get();
  return { audience, ...(issuer ? { issuer } : {}) };
}

/** A token under the shared secret. A key of an older installation has no person, and its own issuer. */
async function verifyShared(
  services: Services,
  token: string,
  secret: Uint8Array,
  toleranceSeconds: number,
): Promise<Verified> {
  const options = { algorithms: ["HS256"], clockTolerance: toleranceSeconds, currentDate: services.now() };
  const isOfPerson = decodeJwt(token).sub !== undefined;
  const { payload } = await jwtVerify<AccessTokenClaims>(token, secret, {
    ...(isOfPerson ? ownClaims(services) : {}),
    ...options,
  });
  return { state: "valid", claims: payload };
}
