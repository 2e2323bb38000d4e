import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUserByEmail, lockUser, patchUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

export interface PrepareEmailChange {
  service: AuthServiceOptions;
  type: "email_change_current" | "email_change_new";
  user: User;
  newEmail?: string | undefined;
}

/** Stores the requested address. Proofs for both mailboxes start anew; links to another address are void. */
export async function prepareEmailChange(ctx: Ctx, input: PrepareEmailChange): Promise<User> {
  const { service, type, user, newEmail = "" } = input;
  if (type === "email_change_current" && !service.settings.isSecureEmailChange) {
    const message = "Enable secure email change to generate link for current email";
    fail(authErrors, "validation_failed", { message });
  }
  if (await findUserByEmail(ctx.db, newEmail)) fail(authErrors, "email_exists");
  await lockUser(ctx.db, user.id);
  if (user.new_email !== newEmail) await deleteProofsOfUser(ctx.db, user.id);
  await patchUser(ctx.db, user.id, { new_email: newEmail, email_change_confirmations: 0 }, ctx.now());
  return { ...user, new_email: newEmail };
}
