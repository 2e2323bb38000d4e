import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { renewDeviceDaily } from "../devices/record-device.ts";
import { deleteLinkingFlows } from "../flow/flow-state.repository.ts";
import { hashToken } from "../hash-token.ts";
import type { Refusal } from "../refusal.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { isBanned } from "../users/user.ts";
import { makeRefreshToken } from "./make-refresh-token.ts";
import {
  findActiveToken,
  lockAndReadToken,
  replaceToken,
  revokeTokensOfSession,
  type StoredToken,
  type TokenReading,
} from "./refresh-token.repository.ts";
import { sealedRefreshTokens } from "./sealed-refresh-tokens.ts";
import { sessionAccess } from "./session.access.ts";
import { endSessionAt, type Session, touchSession } from "./session.repository.ts";
import type { SessionGrant } from "./session.ts";
import { type SessionRules, whyOver } from "./session-rules.ts";

const lockTimeoutMs = 5_000;

export interface RefreshSession {
  refreshToken: string;
  rules?: SessionRules;
}

/**
 * Exchanges a refresh token for the next one (rotation with reuse detection). A reused token gets the active
 * one while that is its direct successor, or for some seconds, since responses get lost and tabs refresh
 * concurrently. A later reuse means a stolen copy and revokes all tokens of the session.
 */
export const refreshSession = command(
  "session.refresh",
  sessionAccess.refresh,
  async (ctx, input: RefreshSession): Promise<SessionGrant | Refusal> => {
    const { refreshToken, rules = defaultAuthSettings } = input;
    const tokenHash = hashToken(refreshToken);
    const reading = await lockAndReadToken(ctx.db, tokenHash, lockTimeoutMs);
    if (!reading) return { refused: "refresh_token_not_found" };
    const { token, session, user, amr } = reading;
    if (isBanned(user, ctx.now())) {
      return { refused: "user_banned", status: 400, message: "Invalid Refresh Token: User Banned" };
    }
    const successor = token.revoked_at === null ? undefined : await findActiveToken(ctx.db, session.id);
    const isAlive = token.revoked_at === null || successor !== undefined;
    const isOver = session.not_after !== null && session.not_after <= ctx.now();
    if (isOver && isAlive) return { refused: "session_expired" };
    const reason = isAlive ? await whyOver(ctx, session, rules) : undefined;
    if (reason !== undefined)
      return { refused: "session_expired", message: `Invalid Refresh Token: Session Expired${reason}` };

    const next =
      token.revoked_at === null
        ? await nextToken(ctx, reading, rules)
        : repeatedToken(ctx, token.id, token.revoked_at, successor, rules);
    if (next === undefined) {
      await revokeFamily(ctx, session);
      return { refused: "refresh_token_already_used" };
    }
    return { user, sessionId: session.id, aal: session.aal, amr, refreshToken: next };
  },
);

async function nextToken(
  ctx: Ctx,
  reading: TokenReading,
  { isRefreshRotationEnabled }: SessionRules,
): Promise<string> {
  const { token, session } = reading;
  const [next] = await Promise.all([
    isRefreshRotationEnabled ? rotateRefreshToken(ctx, session.id, token.id) : keepToken(ctx, reading),
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

async function keepToken(ctx: Ctx, { token, session }: TokenReading): Promise<string> {
  const { ip, userAgent } = ctx.source;
  await touchSession(ctx.db, session.id, { at: ctx.now(), ip, userAgent });
  return openRefreshToken(ctx, token);
}

/** The active token for a reused one; undefined once reuse counts as theft. */
function repeatedToken(
  ctx: Ctx,
  tokenId: string,
  revokedAt: Date,
  successor: StoredToken | undefined,
  { refreshReuseSeconds }: SessionRules,
): string | undefined {
  const isParent = successor?.parent_id === tokenId;
  const isRecent = ctx.now().getTime() - revokedAt.getTime() < refreshReuseSeconds * 1_000;
  return successor && (isParent || isRecent) ? openRefreshToken(ctx, successor) : undefined;
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
  await invalidateCaller(ctx, session.user_id);
}

/** Decrypts an issued refresh token. */
function openRefreshToken(ctx: Ctx, token: Pick<StoredToken, "id" | "sealed_token">): string {
  return ctx.services.secrets.decrypt(token.sealed_token, sealedRefreshTokens.context(token.id));
}

/** Rotates the refresh token `parentId` of a session in use. Returns the text of the next one. */
async function rotateRefreshToken(ctx: Ctx, sessionId: string, parentId: string): Promise<string> {
  const { text, row } = makeRefreshToken(ctx, sessionId);
  const { ip, userAgent } = ctx.source;
  await replaceToken(ctx.db, { ...row, parentId }, { at: ctx.now(), ip, userAgent });
  return text;
}
