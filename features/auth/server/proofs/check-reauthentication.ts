import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { userAccess } from "../users/user.access.ts";
import { auditRefusedProof } from "./audit-refused-proof.ts";
import { hasCode, isOpenToCodes } from "./check-proof.ts";
import { countFailedAttempt, lockProofOfUser } from "./one-time-token.repository.ts";
import type { StoredProof } from "./proof.ts";

export interface CheckReauthentication {
  settings: AuthSettings;
  nonce: string;
}

/**
 * The caller's proof whose code is correct. Counts a wrong one. The change that it allows consumes it with
 * `consumeReauthentication`.
 */
export const checkReauthentication = command(
  "user.check_reauthentication",
  userAccess.check_reauthentication,
  async (ctx, input: CheckReauthentication): Promise<{ proofId: string } | Refusal> => {
    const { settings, nonce } = input;
    const proof = await lockProofOfUser(ctx.db, userOf(ctx).userId, "reauthentication");
    if (proof && isOpenToCodes(ctx, settings, proof) && hasCode(ctx, proof, nonce))
      return { proofId: proof.id };
    await refuse(ctx, proof);
    return { refused: "reauthentication_not_valid" };
  },
);

async function refuse(ctx: Ctx, proof: StoredProof | undefined): Promise<void> {
  if (proof) await countFailedAttempt(ctx.db, [proof.id]);
  const contact = proof?.relates_to.includes("@")
    ? { email: proof.relates_to }
    : { phone: proof?.relates_to ?? "" };
  await auditRefusedProof(ctx, contact, proof ? [proof] : []);
}
