import type { ProofKind } from "../mails/mail-kind.ts";
import type { ProofType } from "../proofs/proof.ts";
import type { UserPatch } from "../users/user.repository.ts";

interface LinkOfType {
  /** Kind of the mail that the link belongs to. */
  kind: Exclude<ProofKind, "reauthentication">;
  proof: ProofType;
  sentAt: keyof UserPatch;
}

/** Link types that programs may request, and what each one proves. */
export const linkTypes = {
  signup: { kind: "confirmation", proof: "confirmation", sentAt: "confirmation_sent_at" },
  invite: { kind: "invite", proof: "confirmation", sentAt: "confirmation_sent_at" },
  magiclink: { kind: "magic_link", proof: "recovery", sentAt: "recovery_sent_at" },
  recovery: { kind: "recovery", proof: "recovery", sentAt: "recovery_sent_at" },
  email_change_current: {
    kind: "email_change_current",
    proof: "email_change_current",
    sentAt: "email_change_sent_at",
  },
  email_change_new: { kind: "email_change_new", proof: "email_change_new", sentAt: "email_change_sent_at" },
} as const satisfies Record<string, LinkOfType>;

export type LinkType = keyof typeof linkTypes;

export function isLinkType(type: string): type is LinkType {
  return Object.hasOwn(linkTypes, type);
}
