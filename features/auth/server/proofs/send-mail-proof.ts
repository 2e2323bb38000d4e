import type { Ctx } from "#platform/server/context.ts";
import type { ProofKind } from "../mails/mail-kind.ts";
import { sendAuthMail } from "../mails/send-auth-mail.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { patchUser, type UserPatch } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { issueProof } from "./issue-proof.ts";
import type { ProofType } from "./proof.ts";

export interface SendMailProof {
  service: AuthServiceOptions;
  user: User;
  kind: ProofKind;
  /** The mailbox to prove. */
  to: string;
  redirectTo?: string | undefined;
  newEmail?: string;
  flowId?: string | undefined;
  voidsUnproved?: boolean;
}

const proofs: Record<ProofKind, { type: ProofType; sentAt: keyof UserPatch }> = {
  confirmation: { type: "confirmation", sentAt: "confirmation_sent_at" },
  invite: { type: "confirmation", sentAt: "confirmation_sent_at" },
  recovery: { type: "recovery", sentAt: "recovery_sent_at" },
  magic_link: { type: "recovery", sentAt: "recovery_sent_at" },
  email_change_current: { type: "email_change_current", sentAt: "email_change_sent_at" },
  email_change_new: { type: "email_change_new", sentAt: "email_change_sent_at" },
  reauthentication: { type: "reauthentication", sentAt: "reauthentication_sent_at" },
};

/** Creates a proof and sends it by mail, inside the open transaction. */
export async function sendMailProof(ctx: Ctx, input: SendMailProof): Promise<void> {
  const { service, user, kind, to, redirectTo, newEmail, flowId, voidsUnproved } = input;
  const { type, sentAt } = proofs[kind];
  const { id, code, tokenHash } = await issueProof(ctx, {
    settings: service.settings,
    userId: user.id,
    type,
    relatesTo: to,
    flowId,
    ...(voidsUnproved ? { voidsUnproved } : {}),
  });
  await patchUser(ctx.db, user.id, { [sentAt]: ctx.now() }, ctx.now());
  await sendAuthMail(ctx, {
    service,
    kind,
    user,
    to,
    token: code,
    proofId: id,
    tokenHash,
    ...(redirectTo ? { redirectTo } : {}),
    ...(newEmail ? { newEmail } : {}),
  });
}
