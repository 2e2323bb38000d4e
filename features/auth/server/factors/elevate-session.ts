import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import { deleteLinkingFlows } from "../flow/flow-state.repository.ts";
import { issueRefreshToken } from "../sessions/issue-refresh-token.ts";
import { listAmr } from "../sessions/session.repository.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { findUser } from "../users/user.repository.ts";
import { type Factor, methodOfFactor } from "./factor.ts";
import { deleteSessionsBelowAal2, elevateSessionRow } from "./session-level.repository.ts";

/**
 * Elevates the session to aal2 and ends the person's sessions below it. The new refresh token has no parent,
 * so no earlier token leads to the elevated session.
 */
export async function elevateSession(
  ctx: Ctx,
  { factor, sessionId }: { factor: Factor; sessionId: string },
): Promise<SessionGrant> {
  const { id: factorId, user_id: userId, factor_type: type } = factor;
  const method = methodOfFactor[type];
  const raise = { userId, sessionId, factorId, method, amrId: newId(), at: ctx.now() };
  if (!(await elevateSessionRow(ctx.db, raise))) fail(authErrors, "session_not_found");
  const about = { workspaceId: userId, onBehalfOf: userId };
  const target = (id: string) => [{ type: "session", id }];
  await ctx.audit({ ...about, act: "session.raised", target: target(sessionId), facts: { method } });

  const ended = await deleteSessionsBelowAal2(ctx.db, userId);
  const reason = "factor_verified";
  for (const id of ended)
    await ctx.audit({ ...about, act: "session.ended", target: target(id), facts: { reason } });
  if (ended.length > 0) {
    await deleteLinkingFlows(ctx.db, userId);
    const data = { sessionIds: ended, reason };
    await ctx.emit({ name: "session.ended", workspaceId: userId, userId, data });
  }
  await invalidateCaller(ctx, userId);
  return {
    user: (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found"),
    sessionId,
    aal: "aal2",
    amr: await listAmr(ctx.db, sessionId),
    refreshToken: await issueRefreshToken(ctx, sessionId),
  };
}
