import type { FastifyRequest } from "fastify";
import type { DataApiCaller } from "#platform/server/data-api/caller.ts";
import { DataApiError } from "#platform/server/data-api/data-api-error.ts";
import type { Services } from "#platform/server/services.ts";
import { type AccessTokenClaims, verifyAccessToken } from "../keys/access-token.ts";
import { resolveBearer } from "./resolve-bearer.ts";

const leewaySeconds = 30;

/**
 * The caller of the data API: by API key the anonymous or the service role, by token its person. The session is
 * not looked up, as in the protocol: a token is good until it expires.
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
      return callerOf(await claimsOf(services, bearer.token));
  }
}

async function claimsOf(services: Services, token: string): Promise<AccessTokenClaims> {
  const verified = await verifyAccessToken(services, token, leewaySeconds);
  if (verified.state === "valid") return verified.claims;
  if (verified.state === "expired") throw refusal("PGRST303", "JWT expired");
  throw refusal("PGRST301", "No suitable key or wrong key type");
}

function callerOf(claims: AccessTokenClaims): DataApiCaller {
  const { sub: userId, session_id: sessionId, email = "", role } = claims;
  if (role === "anon") return { claims: { ...claims, role }, actor: { type: "anonymous" } };
  if (role === "service_role")
    return { claims: { ...claims, role }, actor: { type: "system", name: "secret_key" } };
  if (role !== "authenticated" || !userId || !sessionId)
    throw refusal("PGRST301", "This token has no known role");
  // The data API knows no chosen workspace: a person acts in the personal one, which has the person's id.
  return {
    claims: { ...claims, role, workspace_id: userId },
    actor: { type: "user", userId, workspaceId: userId, role: "owner", sessionId, email, isAdmin: false },
  };
}

function refusal(code: string, message: string): DataApiError {
  return new DataApiError(401, code, message, {
    headers: { "www-authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  });
}
