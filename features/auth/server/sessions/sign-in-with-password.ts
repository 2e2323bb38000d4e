import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { verifyPassword } from "../password/password-hash.ts";
import { orThrow } from "../refusal.ts";
import { findUserByEmail } from "../users/user.repository.ts";
import { isBanned } from "../users/user.ts";
import { recordFailedSignIn } from "./record-failed-sign-in.ts";
import { type SessionGrant, startSession } from "./start-session.ts";

/**
 * Checks the password and begins a session. The answer and the time it takes are the same for an unknown
 * address and a wrong password. Hashing happens outside the transaction, so that it holds no connection.
 */
export async function signInWithPassword(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<SessionGrant> {
  const user = await query(ctx, (inner) => findUserByEmail(inner.db, email));
  if (user && isBanned(user, ctx.now())) {
    await recordFailedSignIn(ctx, { email, userId: user.id, reason: "banned" });
    return orThrow<SessionGrant>({ refused: "user_banned", status: 400 });
  }
  const isRight = await verifyPassword(password, user?.encrypted_password);
  if (!user || !isRight) {
    const reason = user ? "wrong_password" : "unknown_address";
    await recordFailedSignIn(ctx, { email, reason, ...(user ? { userId: user.id } : {}) });
    fail(authErrors, "invalid_credentials");
  }
  return startSession(ctx, { userId: user.id, method: "password" });
}
