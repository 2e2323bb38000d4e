import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addressOf, type Contact, channelOfContact, isProved } from "../users/contact.ts";
import { findUserByContact } from "../users/find-user-by-contact.ts";
import { announce } from "../users/sign-up.ts";
import { simulatedUser } from "../users/simulated-user.ts";
import { userAccess } from "../users/user.access.ts";
import type { User } from "../users/user.ts";
import { auditRequest } from "./audit-request.ts";
import { runOrSimulate } from "./run-or-simulate.ts";
import { sendEmailChange } from "./send-email-change.ts";
import { sendTextProof } from "./send-text-proof.ts";
import { throttleMessage } from "./throttle-message.ts";

export type ResendType = "signup" | "email_change" | "sms" | "phone_change";

export interface ResendProof {
  service: AuthServiceOptions;
  type: ResendType;
  contact: Contact;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

/** Resends a pending proof. Without one, or for an unknown address, the same work is simulated. */
export const resendProof = command(
  "user.resend_proof",
  userAccess.resend_proof,
  async (ctx, input: ResendProof): Promise<void> => {
    const { service, type, contact } = input;
    const kind = type === "signup" || type === "sms" ? "confirmation" : type;
    const recipient = addressOf(contact);
    const { settings } = service;
    await throttleMessage(ctx, { settings, channel: channelOfContact(contact), kind, recipient });
    const known = await findUserByContact(ctx, contact);
    const isWaiting = known !== undefined && waits(known, type, contact);
    const user = isWaiting ? known : simulatedUser(contact, ctx.now());
    await runOrSimulate(ctx, isWaiting, () => resend(ctx, input, user));
    await auditRequest(ctx, "user.proof_resent", contact, isWaiting ? known : undefined);
  },
);

function waits(user: User, type: ResendType, contact: Contact): boolean {
  if (type === "email_change") return user.new_email !== null;
  return type === "phone_change" ? user.new_phone !== null : !isProved(user, contact);
}

async function resend(ctx: Ctx, input: ResendProof, user: User): Promise<void> {
  const { service, type, contact, redirectTo, challenge } = input;
  if (type === "email_change") {
    const newEmail = user.new_email ?? addressOf(contact);
    await sendEmailChange(ctx, { service, user, newEmail, redirectTo, challenge });
    return;
  }
  if (type === "phone_change") {
    const phone = user.new_phone ?? addressOf(contact);
    await sendTextProof(ctx, { service, user, kind: "phone_change", phone });
    return;
  }
  await announce(ctx, { service, contact, redirectTo, challenge }, user);
}
