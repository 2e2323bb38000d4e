import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { query } from "#platform/server/command.ts";
import type { Actor, UserActor } from "#platform/server/context.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Services } from "#platform/server/services.ts";
import { callerErrors } from "../../contract/errors.ts";
import { verifyAccessToken } from "../keys/access-token.ts";
import { findCaller } from "./caller.repository.ts";
import { callerCache } from "./caller-cache.ts";

/**
 * Who calls `/api/v1`: nobody without `Authorization`, else the person of the access token, acting in the
 * workspace of `X-Workspace-Id` (the personal one unless said). Throws when the token is no good, its session
 * has ended, it still lacks the person's second factor, or the person does not belong to the workspace.
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
  chosenWorkspaceId: string | undefined,
): Promise<UserActor> {
  const verified = await verifyAccessToken(services, token);
  if (verified.state !== "valid") fail(platformErrors, "auth.required");
  const { sub: userId, session_id: sessionId, exp } = verified.claims;
  if (!userId || !sessionId) fail(platformErrors, "auth.required");

  const workspaceId = chosenWorkspaceId ?? userId;
  if (!isUuid(workspaceId)) fail(callerErrors, "workspace.not_found");
  const row = await query(systemCtx(services, "auth"), (ctx) =>
    findCaller(ctx.db, sessionId, userId, workspaceId),
  );
  if (!row) fail(platformErrors, "auth.required");
  if (row.lacks_factor) fail(callerErrors, "auth.factor_required");
  if (!row.role) fail(callerErrors, "workspace.not_found");
  const { email, role, is_admin: isAdmin } = row;
  return {
    type: "user",
    userId,
    workspaceId: workspaceId.toLowerCase(),
    role,
    sessionId,
    email,
    isAdmin,
    ...(exp ? { tokenEndsAtMs: exp * 1000 } : {}),
  };
}
