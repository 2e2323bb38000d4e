import type { FastifyRequest } from "fastify";
import type { Services } from "#platform/server/services.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import { resolveBearer } from "./resolve-bearer.ts";

/** Whether the caller has a secret key or a signed token of somebody. Reads no session, so it costs little. */
export async function hasCredential(request: FastifyRequest, services: Services): Promise<boolean> {
  const bearer = await resolveBearer(services, request, { isApiKeyRequired: false });
  switch (bearer.type) {
    case "none":
      return false;
    case "key":
      return bearer.role === "service_role";
    case "token": {
      const verified = await verifyAccessToken(services, bearer.token);
      return verified.state === "valid" && verified.claims.role !== "anon";
    }
  }
}
