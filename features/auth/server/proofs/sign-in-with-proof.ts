import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { orThrow, type Refusal } from "../refusal.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";
import { type VerifyProof, verifyProof } from "./verify-proof.ts";

/** Protocol message after the first of two confirmations of an address change. */
export const halfProvedMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

export type ProofOutcome =
  | { state: "signed_in"; grant: SessionGrant; isHolderVoided: boolean }
  | { state: "half_proved"; message: string };

/** Accepts a code or a link's token and starts a session. Throws when it is invalid. */
export async function signInWithProof(ctx: Ctx, input: VerifyProof): Promise<ProofOutcome> {
  return orThrow(await acceptAndSignIn(ctx, input));
}

const acceptAndSignIn = command(
  "session.start_with_proof",
  sessionAccess.start_with_proof,
  async (ctx, input: VerifyProof): Promise<ProofOutcome | Refusal> => {
    const verified = await verifyProof(ctx, input);
    if ("refused" in verified) return verified;
    if (verified.state === "half_proved") return { state: "half_proved", message: halfProvedMessage };
    const grant = await startSession(ctx, {
      service: input.service,
      userId: verified.userId,
      method: "otp",
      reliesOn: "proof_in_transaction",
    });
    return { state: "signed_in", grant, isHolderVoided: verified.isHolderVoided };
  },
);
