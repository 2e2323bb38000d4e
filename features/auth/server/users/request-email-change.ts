import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import { sendEmailChange } from "../proofs/send-email-change.ts";
import { throttleMessage } from "../proofs/throttle-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { changeEmail } from "./change-email.ts";
import { findUserByEmail, patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface RequestEmailChange {
  service: AuthServiceOptions;
  user: User;
  newEmail: string;
  redirectTo?: string;
  challenge?: CodeChallenge | undefined;
}

/**
 * Stores the new address and mails the proofs. An anonymous user gets it at once where mails are
 * auto-confirmed.
 */
export async function requestEmailChange(ctx: Ctx, input: RequestEmailChange): Promise<void> {
  const { service, user, newEmail, redirectTo, challenge } = input;
  const { settings } = service;
  if (await findUserByEmail(ctx.db, newEmail)) fail(authErrors, "email_exists");
  if (user.is_anonymous && settings.isMailAutoConfirmed) {
    return changeEmail(ctx, { service, user, email: newEmail });
  }
  // One gap per person, whatever address they type.
  await throttleMessage(ctx, {
    settings,
    channel: "mail",
    kind: "email_change",
    recipient: user.email ?? user.id,
  });
  await patchUser(ctx.db, user.id, { new_email: newEmail }, ctx.now());
  await sendEmailChange(ctx, {
    service,
    user: { ...user, new_email: newEmail },
    newEmail,
    redirectTo: redirectTo ?? settings.siteUrl,
    challenge,
  });
  await ctx.audit({
    act: "user.email_change_requested",
    workspaceId: user.id,
    target: [{ type: "user", id: user.id }],
    sealed: { email: newEmail },
  });
}
