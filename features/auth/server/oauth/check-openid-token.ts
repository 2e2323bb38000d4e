import { createRemoteJWKSet, customFetch, decodeProtectedHeader, type JWTPayload, jwtVerify } from "jose";
import type { ServerMetadata } from "openid-client";
import type { JsonObject } from "#platform/contract/json.ts";
import type { ExternalProvider } from "../settings/auth-settings.ts";
import type { CheckedIdToken } from "./identity-provider.ts";
import type { KnownProvider } from "./known-providers.ts";
import { profileOfClaims } from "./profile-of-claims.ts";
import type { ProviderFetch } from "./provider-fetch.ts";

const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const toleranceSeconds = 30;

interface Provider {
  metadata: ServerMetadata;
  external: ExternalProvider;
  known: KnownProvider;
  fetch: ProviderFetch;
}

const keySets = new WeakMap<ProviderFetch, { url: string; keys: ReturnType<typeof createRemoteJWKSet> }>();

/** Verifies signature, issuer and times of an ID token from a client. Throws the errors of `jose`. */
export async function checkOpenidToken(token: string, provider: Provider): Promise<CheckedIdToken> {
  const { payload } = await jwtVerify(token, keySetOf(provider), {
    algorithms,
    clockTolerance: toleranceSeconds,
    requiredClaims: ["iss", "sub", "aud", "iat", "exp"],
  });
  const { metadata, external, known } = provider;
  const issuers = [issuerOf(metadata, payload), ...(known.otherIssuers ?? [])];
  if (!payload.iss || !issuers.includes(payload.iss)) throw new TypeError("The issuer is another one");
  return {
    profile: profileOfClaims(external.name, toJson(payload), known),
    audience: [payload.aud ?? []].flat(),
    nonce: textOf(payload.nonce),
    accessTokenHash: textOf(payload.at_hash),
    algorithm: String(decodeProtectedHeader(token).alg),
  };
}

function keySetOf({ metadata, fetch }: Provider) {
  const url = metadata.jwks_uri;
  if (!url) throw new TypeError("The provider publishes no keys");
  const known = keySets.get(fetch);
  if (known?.url === url) return known.keys;
  const keys = createRemoteJWKSet(new URL(url), { [customFetch]: fetch });
  keySets.set(fetch, { url, keys });
  return keys;
}

/** Microsoft puts the person's tenant into the issuer. */
function issuerOf({ issuer }: ServerMetadata, { tid }: JWTPayload): string {
  const isNamed = typeof tid === "string" && /^[0-9a-f-]{36}$/i.test(tid);
  return isNamed ? issuer.replace("{tenantid}", tid) : issuer;
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === "string" && claim !== "" ? claim : undefined;
}

function toJson(payload: JWTPayload): JsonObject {
  return JSON.parse(JSON.stringify(payload));
}
