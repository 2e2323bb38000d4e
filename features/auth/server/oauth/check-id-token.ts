import { createHash } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthSettings, ExternalProvider } from "../settings/auth-settings.ts";
import { findExternal, providerOf } from "./find-provider.ts";
import type { CheckedIdToken } from "./identity-provider.ts";
import type { ProviderProfile } from "./provider-profile.ts";

const digests: Record<string, string> = { "256": "sha256", "384": "sha384", "512": "sha512" };

/** Whether `hash` is the access token's `at_hash` for this algorithm. */
function isHashOfAccessToken(hash: string, accessToken: string, algorithm: string): boolean {
  const digest = algorithm === "EdDSA" ? "sha512" : digests[algorithm.slice(2)];
  if (!digest) return false;
  const whole = createHash(digest).update(accessToken).digest();
  return whole.subarray(0, whole.length / 2).toString("base64url") === hash;
}

export interface IdTokenInput {
  provider: string;
  idToken: string;
  accessToken: string;
  nonce: string;
  clientId: string;
  issuer: string;
}

/**
 * Verifies an ID token that an app got from a provider and returns its person. Throws for another audience.
 */
export async function checkIdToken(
  ctx: Ctx,
  settings: AuthSettings,
  input: IdTokenInput,
): Promise<ProviderProfile> {
  if (!input.idToken) throw oauthError("invalid request", "id_token required");
  if (!input.provider && !(input.clientId && input.issuer)) {
    throw oauthError("invalid request", "provider or client_id and issuer required");
  }
  const name = input.provider || input.issuer;
  const external =
    (input.provider
      ? findExternal(settings, input.provider)
      : settings.externalProviders.find((provider) => isMeant(provider, input))) ??
    fail(authErrors, "provider_disabled", { message: `Provider (issuer "${name}") is not enabled` });
  const provider = providerOf(external);
  if (!provider?.checkIdToken) {
    return fail(authErrors, "validation_failed", { message: `Custom OIDC provider "${name}" not allowed` });
  }
  const token = await provider.checkIdToken(input.idToken).catch((error: unknown) => {
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    const { name: kind, message: reason } = error;
    ctx.log.info({ requestId: ctx.requestId, provider: external.name, kind, reason }, "ID token was refused");
    throw oauthError("invalid request", "Bad ID token");
  });
  if (!token.audience.some((id) => provider.clientIds.includes(id))) {
    throw oauthError("invalid request", `Unacceptable audience in id_token: [${token.audience.join(" ")}]`);
  }
  checkNonce(token, input.nonce);
  checkAccessToken(token, input.accessToken);
  return token.profile;
}

function isMeant(external: ExternalProvider, { clientId, issuer }: IdTokenInput): boolean {
  return external.issuerUrl === issuer && providerOf(external)?.clientIds.includes(clientId) === true;
}

/** The token holds the digest of the nonce, so that a reader of the token does not learn the nonce. */
function checkNonce({ nonce: stated }: CheckedIdToken, nonce: string) {
  if (!stated !== !nonce) {
    const message = "Passed nonce and nonce in id_token should either both exist or not.";
    throw oauthError("invalid request", message);
  }
  if (!stated) return;
  const isSame = createHash("sha256").update(nonce).digest("hex") === stated;
  if (!isSame) throw oauthError("invalid nonce", "Nonces mismatch");
}

function checkAccessToken({ accessTokenHash: hash, algorithm }: CheckedIdToken, accessToken: string) {
  // Without the access token its digest proves nothing.
  if (!hash || !accessToken) return;
  if (!isHashOfAccessToken(hash, accessToken, algorithm)) {
    throw oauthError("invalid request", "The access token does not belong to the id_token");
  }
}

/** An error in OAuth form, which the protocol uses for tokens that a client brings from elsewhere. */
function oauthError(error: "invalid request" | "invalid nonce", description: string): AppError {
  return new AppError("oauth.error", 400, description, { error });
}
