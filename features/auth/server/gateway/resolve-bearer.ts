import type { FastifyRequest } from "fastify";
import { AppError } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import { apiKeys } from "../keys/api-keys.ts";

/** Credential on which a request to a wire-compatible service runs. */
export type Bearer =
  | { type: "key"; role: "anon" | "service_role" }
  | { type: "token"; token: string }
  /** An `Authorization` without `Bearer`, no credential where no API key is required, or a token as API key alone. */
  | { type: "none" };

/**
 * Gateway rule, the same for every service: an `Authorization` other than our API keys is passed on.
 * Otherwise the `apikey` decides: secret key or publishable key. A token that comes only as `apikey` identifies
 * the client and gives no rights.
 */
export async function resolveBearer(
  services: Services,
  request: FastifyRequest,
  { isApiKeyRequired }: { isApiKeyRequired: boolean },
): Promise<Bearer> {
  const apiKey = readApiKey(request);
  if (isApiKeyRequired && !apiKey) throw missingKey();
  const role = apiKey ? await apiKeys(services).roleOf(apiKey) : undefined;
  if (isApiKeyRequired && apiKey && !role) {
    const verified = await verifyAccessToken(services, apiKey);
    if (verified.state !== "valid") throw unknownKey();
  }
  const { authorization } = request.headers;
  if (authorization && !/^Bearer sb_/i.test(authorization)) {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    return token ? { type: "token", token } : { type: "none" };
  }
  return role ? { type: "key", role } : { type: "none" };
}

function readApiKey({ headers, query }: FastifyRequest): string | undefined {
  const inQuery = (query as Record<string, unknown> | undefined)?.apikey;
  const key = headers.apikey ?? inQuery;
  return typeof key === "string" && key !== "" ? key : undefined;
}

/** Both refusals carry their remedy in `details.hint`. */
function missingKey() {
  const hint = "No `apikey` request header or url param was found.";
  return new AppError("gateway.no_api_key", 401, "No API key found in request", { hint });
}

function unknownKey() {
  const hint = "Double check your Supabase `anon` or `service_role` API key.";
  return new AppError("gateway.invalid_api_key", 401, "Invalid API key", { hint });
}
