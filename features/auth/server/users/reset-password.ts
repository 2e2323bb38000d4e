import { randomBytes } from "node:crypto";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import { hashPassword } from "../password/password-hash.ts";
import { deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { noPendingContact } from "./no-pending-contact.ts";
import { userAccess } from "./user.access.ts";
import { findUser, lockUser, patchUser } from "./user.repository.ts";

export interface ResetPassword {
  service: AuthServiceOptions;
  userId: string;
}

/**
 * Sets a random password, ends all sessions, voids sent links and codes, and notifies the user by mail.
 * Returns the password, which is stored only as a hash.
 */
export async function resetPassword(ctx: Ctx, input: ResetPassword): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  await replacePassword(ctx, { ...input, passwordHash: await hashPassword(password) });
  return password;
}

const replacePassword = command(
  "user.reset_password",
  userAccess.reset_password,
  async (ctx, { service, userId, passwordHash }: ResetPassword & { passwordHash: string }): Promise<void> => {
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    await patchUser(ctx.db, userId, { ...noPendingContact, encrypted_password: passwordHash }, ctx.now());
    await deleteProofsOfUser(ctx.db, userId);
    await ctx.audit({
      act: "user.password_reset",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
    });
    await endSessions(ctx, { userId, scope: "global", reason: "password_changed" });
    await notifyPerson(ctx, service, user, "password_changed");
  },
);
