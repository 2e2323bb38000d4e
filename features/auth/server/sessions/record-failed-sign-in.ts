import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { contactSubject } from "../proofs/contact-subject.ts";
import { sessionAccess } from "./session.access.ts";

export interface FailedSignIn {
  /** Address or number. */
  email: string;
  /** Absent for an unknown address. */
  userId?: string;
  reason: "unknown_address" | "wrong_password" | "banned";
}

/** Audits a refused sign-in. */
export const recordFailedSignIn = command(
  "session.record_failed_sign_in",
  sessionAccess.record_failed_sign_in,
  async (ctx, { email, userId, reason }: FailedSignIn): Promise<void> => {
    await ctx.audit({
      act: "session.sign_in_failed",
      workspaceId: userId ?? installationWorkspaceId,
      ...(userId ? { onBehalfOf: userId, target: [{ type: "user", id: userId }] } : {}),
      // With a key of the address, known or not: a former address is unknown, and its key is destroyed with
      // the account.
      ...(email ? { subjectId: contactSubject({ email }) } : {}),
      facts: { reason },
      sealed: { email },
      outcome: "denied",
    });
  },
);
