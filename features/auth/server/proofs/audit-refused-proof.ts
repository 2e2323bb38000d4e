import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import { addressOf, type Contact } from "../users/contact.ts";
import { contactSubject } from "./contact-subject.ts";
import type { StoredProof } from "./proof.ts";

/** Audits a wrong code: for the accounts with that contact, or without an account. */
export async function auditRefusedProof(
  ctx: Ctx,
  contact: Contact,
  proofs: readonly StoredProof[],
): Promise<void> {
  await ctx.audit({
    act: "user.proof_refused",
    workspaceId: installationWorkspaceId,
    subjectId: contactSubject(contact),
    target: proofs.map(({ user_id: id }) => ({ type: "user", id })),
    sealed: { recipient: addressOf(contact) },
    outcome: "denied",
    errorCode: "otp_expired",
  });
}
