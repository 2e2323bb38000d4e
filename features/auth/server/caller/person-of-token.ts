import type { UserActor } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Services } from "#platform/server/services.ts";
import { callerErrors } from "../../contract/errors.ts";
import type { AccessTokenClaims } from "../keys/access-token-claims.ts";
import { findCaller } from "./caller.repository.ts";

/**
 * Resolves the person of a verified token in the given workspace, by default the personal one. Every service
 * decides here who may act at all. Throws for an ended session, a session without the person's second factor,
 * or a workspace without an active membership.
 */
export async function personOfToken(
  services: Services,
  { sub: userId, session_id: sessionId, exp }: AccessTokenClaims,
  chosenWorkspaceId?: string,
): Promise<UserActor> {
  if (!isId(userId) || !isId(sessionId)) fail(platformErrors, "auth.required");
  const workspaceId = chosenWorkspaceId ?? userId;
  if (!isUuid(workspaceId)) fail(callerErrors, "workspace.not_found");
  const row = await findCaller(services.servicePool, sessionId, userId, workspaceId);
  if (!row) fail(platformErrors, "auth.required");
  if (row.lacks_factor) fail(callerErrors, "auth.factor_required");
  if (!row.role) fail(callerErrors, "workspace.not_found");
  if (row.is_suspended) fail(callerErrors, "workspace.suspended");
  const { email, role, is_admin: isAdmin, is_closing: isClosing } = row;
  return {
    type: "user",
    userId,
    workspaceId: workspaceId.toLowerCase(),
    role,
    sessionId,
    email,
    isAdmin,
    ...(isClosing ? { isClosing } : {}),
    ...(exp ? { tokenEndsAtMs: exp * 1000 } : {}),
  };
}

function isId(claim: unknown): claim is string {
  return typeof claim === "string" && isUuid(claim);
}
