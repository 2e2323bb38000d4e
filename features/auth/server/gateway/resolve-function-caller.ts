import type { FastifyRequest } from "fastify";
import type { DataApiCaller } from "#platform/server/data-api/caller.ts";
import type { Services } from "#platform/server/services.ts";
import { callerCache } from "../caller/caller-cache.ts";
import { personOfToken } from "../caller/person-of-token.ts";
import { resolveDataApiCaller } from "./resolve-data-api-caller.ts";

/**
 * Resolves the caller of a function: as for the data API, but in the workspace of `X-Workspace-Id`, as in
 * `/api/v1`. Throws `workspace.not_found` without a membership.
 */
export async function resolveFunctionCaller(
  request: FastifyRequest,
  services: Services,
): Promise<DataApiCaller> {
  const caller = await resolveDataApiCaller(request, services);
  const { "x-workspace-id": chosen } = request.headers;
  if (caller.actor.type !== "user" || typeof chosen !== "string" || chosen === "") return caller;
  const { userId, sessionId, tokenEndsAtMs } = caller.actor;
  const claims = {
    ...{ sub: userId, session_id: sessionId },
    ...(tokenEndsAtMs ? { exp: tokenEndsAtMs / 1_000 } : {}),
  };
  const cache = callerCache(services);
  const key = `${sessionId} ${userId} ${chosen}`;
  const read = () => personOfToken(services, claims, chosen);
  return { ...caller, actor: cache.find(key) ?? (await cache.load(key, read)) };
}
