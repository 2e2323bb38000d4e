import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { contactSubject } from "../proofs/contact-subject.ts";
import { sessionAccess } from "./session.access.ts";

export interface FailedSignIn {
  /** Or number. */
  email: string;
  /** Absent when nobody has the address. */
  userId?: string;
  reason: "unknown_address" | "wrong_password" | "banned";
}

/** Writes down an attempt to sign in that was refused. */
export const recordFailedSignIn = command(
  "session.record_failed_sign_in",
  sessionAccess.record_failed_sign_in,
  async (ctx, { email, userId, reason }: FailedSignIn): Promise<void> => {
    await ctx.audit({
      act: "session.sign_in_failed",
      workspaceId: userId ?? installationWorkspaceId,
      ...(userId ? { onBehalfOf: userId, target: [{ type: "user", id: userId }] } : {}),
      // Known or not, with a key of the address: a former one of somebody is unknown, and goes with their account.
      ...(email ? { subjectId: contactSubject({ email }) } : {}),
      facts: { reason },
      sealed: { email },
      outcome: "denied",
    });
  },
);
