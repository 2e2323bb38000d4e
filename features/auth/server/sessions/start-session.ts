import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { notifyOfDevice } from "../devices/notify-of-device.ts";
import { recordDevice } from "../devices/record-device.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import { isBanned } from "../users/user.ts";
import type { AuthMethod } from "./auth-method.ts";
import { issueRefreshToken } from "./issue-refresh-token.ts";
import { sessionAccess } from "./session.access.ts";
import { insertSession, listAmr } from "./session.repository.ts";
import type { SessionGrant } from "./session.ts";

/**
 * Precondition of a session start. A password is checked before the transaction, since hashing is slow, so it
 * must still be the same. Every other proof is checked under locks of the transaction.
 */
export type Relied = "proof_in_transaction" | { passwordHash: string | null };

export interface StartSession {
  service: AuthServiceOptions;
  userId: string;
  method: AuthMethod;
  reliesOn: Relied;
  /** Latest end of the session, as the identity provider demands it. */
  notAfter?: Date;
}

/**
 * Starts a session of a user whose proof was checked; `method` goes into the amr claim. Notifies the person
 * by mail of a new device. Throws `user_banned`, `user_not_found` or `invalid_credentials` when the user was
 * banned or deleted, or the password changed, after the check.
 */
export const startSession = command(
  "session.start",
  sessionAccess.start,
  async (ctx, { service, userId, method, reliesOn, notAfter }: StartSession): Promise<SessionGrant> => {
    const sessionId = newId();
    const { ip, userAgent } = ctx.source;
    // Pipelined: sent together, executed in this order.
    const [isNewDevice, hasBegun, refreshToken, found, amr] = await Promise.all([
      recordDevice(ctx, userId),
      insertSession(ctx.db, {
        id: sessionId,
        userId,
        method,
        amrId: newId(),
        ip,
        userAgent,
        at: ctx.now(),
        ...(notAfter ? { notAfter } : {}),
        ...(reliesOn === "proof_in_transaction" ? {} : { passwordHash: reliesOn.passwordHash ?? "" }),
      }),
      issueRefreshToken(ctx, sessionId),
      findUser(ctx.db, userId),
      listAmr(ctx.db, sessionId),
      ctx.audit({
        act: "session.started",
        workspaceId: userId,
        onBehalfOf: userId,
        target: [{ type: "session", id: sessionId }],
        facts: { method },
      }),
    ]);
    const user = found ?? fail(authErrors, "user_not_found");
    if (!hasBegun) fail(authErrors, isBanned(user, ctx.now()) ? "user_banned" : "invalid_credentials");
    if (isNewDevice) await notifyOfDevice(ctx, service, user);
    return { user, sessionId, aal: "aal1", amr, refreshToken };
  },
);
