import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { UserActor } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Services } from "#platform/server/services.ts";
import { callerErrors } from "../../contract/errors.ts";
import type { AccessTokenClaims } from "../keys/access-token-claims.ts";
import type { User } from "../users/user.ts";
import { type CallerRow, findCaller } from "./caller.repository.ts";

/**
 * Resolves the person of a verified token in the given workspace, by default the personal one. Every service but
 * `/auth/v1` decides here who may act at all. Throws for an ended session, a session without the person's second factor,
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
  return actorOf({ userId, sessionId, exp }, workspaceId.toLowerCase(), { ...row, role: row.role });
}

/**
 * The person of a session in their own account, for the commands of `/auth/v1`. The session may lack the second
 * factor, so the person is no admin here. No rule about one's own account asks for the role or for a closure.
 */
export function personOfAccount(
  { id, email }: Pick<User, "id" | "email">,
  { sessionId, exp }: { sessionId: string; exp: number | undefined },
): UserActor {
  const standing = { email: email ?? "", role: "owner", is_admin: false, is_closing: false } as const;
  return actorOf({ userId: id, sessionId, exp }, id, standing);
}

type Standing = Pick<CallerRow, "email" | "is_admin" | "is_closing"> & { role: WorkspaceRole };

function actorOf(
  { userId, sessionId, exp }: { userId: string; sessionId: string; exp: number | undefined },
  workspaceId: string,
  { email, role, is_admin: isAdmin, is_closing: isClosing }: Standing,
): UserActor {
  return {
    type: "user",
    userId,
    workspaceId,
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
