import type { Ctx } from "#platform/server/context.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { patchUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { beginMailFlow } from "./begin-mail-flow.ts";
import { sendMailProof } from "./send-mail-proof.ts";

export interface SendEmailChange {
  service: AuthServiceOptions;
  user: User;
  newEmail: string;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

/**
 * Whether the present mailbox has to confirm a change of address. An unproved one does not: otherwise a
 * typing mistake at sign-up could not be corrected.
 */
export function asksPresentMailbox({ settings }: AuthServiceOptions, user: User): boolean {
  return settings.isSecureEmailChange && user.email !== null && user.email_confirmed_at !== null;
}

/**
 * Sends proofs to the new mailbox and, where required, to the present one. Resets earlier confirmations, so
 * that one mailbox cannot count twice.
 */
export async function sendEmailChange(ctx: Ctx, input: SendEmailChange): Promise<void> {
  const { service, user, newEmail, redirectTo, challenge } = input;
  const flowId = await beginMailFlow(ctx, user.id, challenge, "email_change");
  const change = { service, user, newEmail, redirectTo, flowId };
  await sendMailProof(ctx, { ...change, kind: "email_change_new", to: newEmail });
  if (user.email && asksPresentMailbox(service, user)) {
    await sendMailProof(ctx, { ...change, kind: "email_change_current", to: user.email });
  }
  await patchUser(ctx.db, user.id, { email_change_confirmations: 0 }, ctx.now());
}
