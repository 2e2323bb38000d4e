import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { verifyPassword } from "../password/password-hash.ts";
import { orThrow } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addressOf, type Contact, isProved } from "../users/contact.ts";
import { findUserByContact } from "../users/find-user-by-contact.ts";
import { isBanned } from "../users/user.ts";
import { recordFailedSignIn } from "./record-failed-sign-in.ts";
import { type SessionGrant, startSession } from "./start-session.ts";

export interface SignInWithPassword {
  contact: Contact;
  password: string;
  service: AuthServiceOptions;
}

/**
 * Checks the password and begins a session. The answer and the time it takes are the same for an unknown
 * address and a wrong password. Hashing happens outside the transaction, so that it holds no connection.
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
  return startSession(ctx, { service, userId: user.id, method: "password" });
}
