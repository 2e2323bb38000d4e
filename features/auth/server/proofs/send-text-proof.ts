import type { Ctx } from "#platform/server/context.ts";
import type { CodeTextKind } from "../mails/mail-kind.ts";
import { sendAuthText } from "../mails/send-auth-text.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { patchUser, type UserPatch } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { issueProof } from "./issue-proof.ts";
import type { ProofType } from "./proof.ts";

type TextProofKind = Exclude<CodeTextKind, "factor">;

export interface SendTextProof {
  service: AuthServiceOptions;
  user: User;
  kind: TextProofKind;
  /** The number to prove. */
  phone: string;
  voidsUnproved?: boolean;
}

const proofs: Record<TextProofKind, { type: ProofType; sentAt: keyof UserPatch }> = {
  confirmation: { type: "confirmation", sentAt: "confirmation_sent_at" },
  sign_in: { type: "confirmation", sentAt: "confirmation_sent_at" },
  phone_change: { type: "phone_change", sentAt: "phone_change_sent_at" },
  reauthentication: { type: "reauthentication", sentAt: "reauthentication_sent_at" },
};

/** Creates a proof and sends its code as a text message, inside the open transaction. */
export async function sendTextProof(ctx: Ctx, input: SendTextProof): Promise<void> {
  const { service, user, kind, phone, voidsUnproved } = input;
  const { type, sentAt } = proofs[kind];
  const { id, code } = await issueProof(ctx, {
    settings: service.settings,
    userId: user.id,
    type,
    relatesTo: phone,
    ...(voidsUnproved ? { voidsUnproved } : {}),
  });
  await patchUser(ctx.db, user.id, { [sentAt]: ctx.now() }, ctx.now());
  await sendAuthText(ctx, { service, kind, phone, token: code, proofId: id, user });
}
