import { randomBytes } from "node:crypto";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { hashPassword } from "../password/password-hash.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { findUser, lockUser, patchUser } from "./user.repository.ts";

/** Gives the user a random password, ends all sessions of theirs, and returns the password: nothing else keeps it. */
export async function resetPassword(ctx: Ctx, userId: string): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  await replacePassword(ctx, { userId, passwordHash: await hashPassword(password) });
  return password;
}

const replacePassword = command(
  "user.reset_password",
  async (ctx, { userId, passwordHash }: { userId: string; passwordHash: string }): Promise<void> => {
    await lockUser(ctx.db, userId);
    if (!(await findUser(ctx.db, userId))) fail(authErrors, "user_not_found");
    await patchUser(ctx.db, userId, { encrypted_password: passwordHash }, ctx.now());
    await ctx.audit({
      act: "user.password_reset",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
    });
    await endSessions(ctx, { userId, scope: "global", reason: "password_changed" });
  },
);
