import { invitationLimits } from "../../contract/invitations/invitation-limits.ts";
import type { invitationsTexts } from "./texts/invitations-texts.ts";

type Words = ReturnType<typeof invitationsTexts.read>["invite"];

/** Why the form cannot be sent, beside its fields. */
export function findProblem(words: Words, { count, message }: { count: number; message: string }) {
  return {
    addresses: count === 0 ? words.none : count > invitationLimits.addresses ? words.tooMany : undefined,
    message: message.trim().length > invitationLimits.messageLength ? words.tooLong : undefined,
  };
}
