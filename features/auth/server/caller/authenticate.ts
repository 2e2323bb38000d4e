import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Actor, UserActor } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import { callerCache } from "./caller-cache.ts";
import { personOfToken } from "./person-of-token.ts";

/**
 * Resolves the caller of `/api/v1`. Without `Authorization` it is a visitor. Otherwise it is the person of
 * the access token in the workspace of `X-Workspace-Id`, by default the personal one. Throws for an invalid
 * token, an ended session, a session without the person's second factor, or a workspace without a membership.
 */
export async function authenticate({ headers }: FastifyRequest, services: Services): Promise<Actor> {
  const { authorization } = headers;
  if (!authorization) return { type: "anonymous" };
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? fail(platformErrors, "auth.required");
  const chosen = headers["x-workspace-id"];
  const workspaceId = typeof chosen === "string" && chosen !== "" ? chosen : undefined;

  const cache = callerCache(services);
  const key = `${createHash("sha256").update(token).digest("base64")} ${workspaceId ?? ""}`;
  const known = cache.find(key);
  return known ?? cache.load(key, () => readCaller(services, token, workspaceId));
}

async function readCaller(
  services: Services,
  token: string,
  workspaceId: string | undefined,
): Promise<UserActor> {
  const verified = await verifyAccessToken(services, token);
  if (verified.state !== "valid") fail(platformErrors, "auth.required");
  return personOfToken(services, verified.claims, workspaceId);
}
