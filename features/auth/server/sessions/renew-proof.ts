import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import { consumeReauthentication } from "../proofs/consume-reauthentication.ts";
import { deleteProofsOfTypes } from "../proofs/one-time-token.repository.ts";
import { recordProof } from "./latest-proof.repository.ts";
import { sessionAccess } from "./session.access.ts";

export interface RenewProof {
  /** What was checked: the password, or the code of a message. */
  method: "password" | "otp";
  /** The checked reauthentication code, for `otp`. */
  proofId?: string | undefined;
}

/** Notes in the caller's session that they proved themselves again. Voids the reauthentication code. */
export const renewProof = command(
  "session.renew_proof",
  sessionAccess.renew_proof,
  async (ctx, { method, proofId }: RenewProof): Promise<void> => {
    const { userId, sessionId } = userOf(ctx);
    await consumeReauthentication(ctx, proofId);
    const isAlive = await recordProof(ctx.db, { id: newId(), sessionId, method, at: ctx.now() });
    if (!isAlive) fail(authErrors, "session_not_found");
    await deleteProofsOfTypes(ctx.db, userId, ["reauthentication"]);
    await ctx.audit({
      act: "session.proof_renewed",
      workspaceId: userId,
      target: [{ type: "session", id: sessionId }],
      facts: { method },
    });
  },
);
