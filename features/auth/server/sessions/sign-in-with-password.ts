import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { verifyPassword } from "../password/password-hash.ts";
import { orThrow } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addressOf, type Contact, isProved } from "../users/contact.ts";
import { findUserByContact } from "../users/find-user-by-contact.ts";
import { isBanned } from "../users/user.ts";
import { recordFailedSignIn } from "./record-failed-sign-in.ts";
import type { SessionGrant } from "./session.ts";
import { startSession } from "./start-session.ts";

export interface SignInWithPassword {
  contact: Contact;
  password: string;
  service: AuthServiceOptions;
}

/**
 * Checks the password and starts a session. Response and timing are the same for an unknown address and a
 * wrong password. Hashes outside the transaction, so that it holds no connection.
 */
export async function signInWithPassword(
  ctx: Ctx,
  { contact, password, service }: SignInWithPassword,
): Promise<SessionGrant> {
  const recipient = addressOf(contact);
  const user = await query(ctx, (inner) => findUserByContact(inner, contact));
  if (user && isBanned(user, ctx.now())) {
    await recordFailedSignIn(ctx, { email: recipient, userId: user.id, reason: "banned" });
    return orThrow<SessionGrant>({ refused: "user_banned", status: 400 });
  }
  const isRight = await verifyPassword(password, user?.encrypted_password);
  if (!user || !isRight) {
    const reason = user ? "wrong_password" : "unknown_address";
    await recordFailedSignIn(ctx, { email: recipient, reason, ...(user ? { userId: user.id } : {}) });
    fail(authErrors, "invalid_credentials");
  }
  if (!isProved(user, contact)) {
    if (contact.phone) fail(authErrors, "phone_not_confirmed");
    if (!service.settings.areUnverifiedSignInsAllowed) fail(authErrors, "email_not_confirmed");
  }
  const reliesOn = { passwordHash: user.encrypted_password };
  try {
    return await startSession(ctx, { service, userId: user.id, method: "password", reliesOn });
  } catch (error) {
    return refuseLate(ctx, { email: recipient, userId: user.id }, error);
  }
}

/**
 * The password changed, or the person was banned, during the check. The response is that of a check after the
 * change.
 */
async function refuseLate(
  ctx: Ctx,
  about: { email: string; userId: string },
  error: unknown,
): Promise<SessionGrant> {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "user_banned") {
    await recordFailedSignIn(ctx, { ...about, reason: "banned" });
    return orThrow<SessionGrant>({ refused: code, status: 400 });
  }
  if (code !== "invalid_credentials" && code !== "user_not_found") throw error;
  const isGone = code === "user_not_found";
  await recordFailedSignIn(
    ctx,
    isGone ? { email: about.email, reason: "unknown_address" } : { ...about, reason: "wrong_password" },
  );
  return fail(authErrors, "invalid_credentials");
}
