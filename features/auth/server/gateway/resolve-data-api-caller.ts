import type { FastifyRequest } from "fastify";
import type { DataApiCaller } from "#platform/server/data-api/caller.ts";
import { DataApiError } from "#platform/server/data-api/data-api-error.ts";
import { AppError } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { callerCache } from "../caller/caller-cache.ts";
import { personOfToken } from "../caller/person-of-token.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import type { AccessTokenClaims } from "../keys/access-token-claims.ts";
import { resolveBearer } from "./resolve-bearer.ts";

const leewaySeconds = 30;
const factorHint = "Verify a factor in this session, then repeat the call with its new access token.";

/**
 * Resolves the caller of the data API. An API key gives the anonymous or the service role. A token gives its
 * person under the conditions of `/api/v1`: a live session that passed the person's second factor.
 */
export async function resolveDataApiCaller(
  request: FastifyRequest,
  services: Services,
): Promise<DataApiCaller> {
  const bearer = await resolveBearer(services, request, { isApiKeyRequired: true });
  switch (bearer.type) {
    case "none":
      return { claims: { role: "anon" }, actor: { type: "anonymous" } };
    case "key":
      return bearer.role === "anon"
        ? { claims: { role: "anon" }, actor: { type: "anonymous" } }
        : { claims: { role: "service_role" }, actor: { type: "system", name: "secret_key" } };
    case "token":
      return callerOf(services, await claimsOf(services, bearer.token));
  }
}

async function claimsOf(services: Services, token: string): Promise<AccessTokenClaims> {
  const verified = await verifyAccessToken(services, token, leewaySeconds);
  if (verified.state === "valid") return verified.claims;
  if (verified.state === "expired") throw refusal("PGRST303", "JWT expired");
  throw refusal("PGRST301", "No suitable key or wrong key type");
}

async function callerOf(services: Services, claims: AccessTokenClaims): Promise<DataApiCaller> {
  const { sub: userId, session_id: sessionId, role } = claims;
  if (role === "anon") return { claims: { ...claims, role }, actor: { type: "anonymous" } };
  if (role === "service_role")
    return { claims: { ...claims, role }, actor: { type: "system", name: "secret_key" } };
  if (role !== "authenticated" || !userId || !sessionId)
    throw refusal("PGRST301", "This token has no known role");
  // The data API has no chosen workspace: a person acts in the personal one, whose id is the person's.
  const cache = callerCache(services);
  const key = `${sessionId} ${userId}`;
  const read = () => personOfToken(services, claims);
  const actor = cache.find(key) ?? (await cache.load(key, read).catch(refuseInProtocol));
  return { claims: { ...claims, role, workspace_id: userId }, actor };
}

/** Translates a refusal of `/api/v1` into this protocol. Other errors pass unchanged. */
function refuseInProtocol(error: unknown): never {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  if (error.status === 401) throw refusal("PGRST301", "The session of this token has ended");
  throw new DataApiError(error.status, error.code, error.message, {
    hint: error.code === "auth.factor_required" ? factorHint : null,
  });
}

function refusal(code: string, message: string): DataApiError {
  return new DataApiError(401, code, message, {
    headers: { "www-authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  });
}
