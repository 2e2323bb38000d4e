import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { forgetCaller } from "../caller/forget-caller.ts";
import { renewDeviceDaily } from "../devices/record-device.ts";
import { deleteLinkingFlows } from "../flow/flow-state.repository.ts";
import type { Refusal } from "../refusal.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { isBanned } from "../users/user.ts";
import { issueRefreshToken, openRefreshToken } from "./issue-refresh-token.ts";
import {
  lockSessionOfToken,
  readToken,
  revokeTokensOfSession,
  type TokenReading,
} from "./refresh-token.repository.ts";
import { hashToken } from "./refresh-token.ts";
import { endSessionAt, type Session, touchSession } from "./session.repository.ts";
import { type SessionRules, whyOver } from "./session-rules.ts";
import type { SessionGrant } from "./start-session.ts";

const lockTimeoutMs = 5_000;

export interface RefreshSession {
  refreshToken: string;
  rules?: SessionRules;
}

/**
 * Exchanges a refresh token for the next one. A repeated token gets the session's present token while that is
 * its direct successor, or for some seconds, since a reply may be lost and two tabs may ask at once; after that
 * somebody else holds a copy, and every token of the session is revoked.
 */
export const refreshSession = command(
  "session.refresh",
  async (ctx, input: RefreshSession): Promise<SessionGrant | Refusal> => {
    const { refreshToken, rules = defaultAuthSettings } = input;
    const tokenHash = hashToken(refreshToken);
    // They travel together and run in this order: the second sees what the last holder of the lock has done.
    const [session, reading] = await Promise.all([
      lockSessionOfToken(ctx.db, tokenHash, lockTimeoutMs),
      readToken(ctx.db, tokenHash),
    ]);
    if (!session || !reading) return { refused: "refresh_token_not_found" };
    const { active, user, amr } = reading;
    if (isBanned(user, ctx.now())) {
      return { refused: "user_banned", status: 400, message: "Invalid Refresh Token: User Banned" };
    }
    const isOver = session.not_after !== null && session.not_after <= ctx.now();
    if (isOver && active) return { refused: "session_expired" };
    const reason = active && (await whyOver(ctx, session, rules));
    if (reason !== undefined)
      return { refused: "session_expired", message: `Invalid Refresh Token: Session Expired${reason}` };

    const next = await nextToken(ctx, session, reading, rules);
    if (next === undefined) {
      await revokeFamily(ctx, session);
      return { refused: "refresh_token_already_used" };
    }
    return {
      user,
      sessionId: session.id,
      aal: session.aal,
      amr,
      refreshToken: next,
    };
  },
);

async function nextToken(
  ctx: Ctx,
  session: Session,
  { presented, active }: TokenReading,
  { refreshReuseSeconds, isRefreshRotationEnabled }: SessionRules,
): Promise<string | undefined> {
  if (presented.revoked_at === null) {
    const { ip, userAgent } = ctx.source;
    const [, next] = await Promise.all([
      touchSession(ctx.db, session.id, { at: ctx.now(), ip, userAgent }),
      isRefreshRotationEnabled
        ? issueRefreshToken(ctx, session.id, presented.id)
        : openRefreshToken(ctx, presented),
      ctx.audit({
        act: "session.refreshed",
        workspaceId: session.user_id,
        onBehalfOf: session.user_id,
        target: [{ type: "session", id: session.id }],
      }),
      renewDeviceDaily(ctx, session),
    ]);
    return next;
  }
  const isParent = active?.parent_id === presented.id;
  const isRecent = ctx.now().getTime() - presented.revoked_at.getTime() < refreshReuseSeconds * 1_000;
  return active && (isParent || isRecent) ? openRefreshToken(ctx, active) : undefined;
}

async function revokeFamily(ctx: Ctx, session: Session) {
  await revokeTokensOfSession(ctx.db, session.id, ctx.now());
  await endSessionAt(ctx.db, session.id, ctx.now());
  await deleteLinkingFlows(ctx.db, session.user_id);
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
