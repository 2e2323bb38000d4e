import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { forgetCaller } from "../caller/forget-caller.ts";
import type { Refusal } from "../refusal.ts";
import { findUser } from "../users/user.repository.ts";
import { isBanned } from "../users/user.ts";
import { issueRefreshToken, openRefreshToken } from "./issue-refresh-token.ts";
import {
  findTokens,
  lockSessionOfToken,
  revokeToken,
  revokeTokensOfSession,
  type StoredToken,
} from "./refresh-token.repository.ts";
import { hashToken } from "./refresh-token.ts";
import { endSessionAt, listAmr, type Session, touchSession } from "./session.repository.ts";
import type { SessionGrant } from "./start-session.ts";

/** A token that was just exchanged may come again: a reply was lost, or two tabs asked at once. */
const reuseIntervalMs = 10_000;
const lockTimeoutMs = 5_000;

/**
 * Exchanges a refresh token for the next one. A repeated token gets the session's present token while that is
 * its direct successor, or for ten seconds; after that somebody else holds a copy, and every token of the
 * session is revoked.
 */
export const refreshSession = command(
  "session.refresh",
  async (ctx, { refreshToken }: { refreshToken: string }): Promise<SessionGrant | Refusal> => {
    const tokenHash = hashToken(refreshToken);
    const session = await lockSessionOfToken(ctx.db, tokenHash, lockTimeoutMs);
    if (!session) return { refused: "refresh_token_not_found" };
    const { presented, active } = await findTokens(ctx.db, session.id, tokenHash);
    const user = await findUser(ctx.db, session.user_id);
    if (!presented || !user) return { refused: "refresh_token_not_found" };
    if (isBanned(user, ctx.now())) {
      return { refused: "user_banned", status: 400, message: "Invalid Refresh Token: User Banned" };
    }
    const isOver = session.not_after !== null && session.not_after <= ctx.now();
    if (isOver && active) return { refused: "session_expired" };

    const next = await nextToken(ctx, session, presented, active);
    if (next === undefined) {
      await revokeFamily(ctx, session);
      return { refused: "refresh_token_already_used" };
    }
    return {
      user,
      sessionId: session.id,
      aal: session.aal,
      amr: await listAmr(ctx.db, session.id),
      refreshToken: next,
    };
  },
);

async function nextToken(
  ctx: Ctx,
  session: Session,
  presented: StoredToken,
  active: StoredToken | undefined,
): Promise<string | undefined> {
  if (presented.revoked_at === null) {
    const { ip, userAgent } = ctx.source;
    await touchSession(ctx.db, session.id, { at: ctx.now(), ip, userAgent });
    await revokeToken(ctx.db, presented.id, ctx.now());
    await ctx.audit({
      act: "session.refreshed",
      workspaceId: session.user_id,
      onBehalfOf: session.user_id,
      target: [{ type: "session", id: session.id }],
    });
    return issueRefreshToken(ctx, session.id, presented.id);
  }
  const isParent = active?.parent_id === presented.id;
  const isRecent = ctx.now().getTime() - presented.revoked_at.getTime() < reuseIntervalMs;
  return active && (isParent || isRecent) ? openRefreshToken(ctx, active) : undefined;
}

async function revokeFamily(ctx: Ctx, session: Session) {
  await revokeTokensOfSession(ctx.db, session.id, ctx.now());
  await endSessionAt(ctx.db, session.id, ctx.now());
  await ctx.audit({
    act: "session.refresh_token_reused",
    workspaceId: session.user_id,
    onBehalfOf: session.user_id,
    target: [{ type: "session", id: session.id }],
    outcome: "denied",
    errorCode: "refresh_token_already_used",
  });
  await forgetCaller(ctx, session.user_id);
}
