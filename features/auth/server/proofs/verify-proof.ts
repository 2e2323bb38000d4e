import { command } from "#platform/server/command.ts";
import { notifyOfVoiding } from "../identities/notify-of-voiding.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { recordEmailChangeConsent } from "../users/record-email-change-consent.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { isBanned } from "../users/user.ts";
import { acceptProof, type Shown } from "./accept-proof.ts";
import { applyProof } from "./apply-proof.ts";
import { deleteProof, deleteProofsOfUser } from "./one-time-token.repository.ts";
import { isHeldBy, type PresentedSession } from "./presented-session.ts";
import { asksPresentMailbox } from "./send-email-change.ts";
import { type VerifyType, verifyTypes } from "./verify-types.ts";

export interface VerifyProof {
  service: AuthServiceOptions;
  type: VerifyType;
  shown: Shown;
  /** Session presented in the same request. */
  session?: PresentedSession | undefined;
}

/** `half_proved` after the first of two confirmations of an address change. */
export interface Verified {
  state: "proved" | "half_proved";
  userId: string;
  flowId: string | null;
  /** Whether this proof took the account from an unproved holder. */
  isHolderVoided: boolean;
}

/** Accepts a code or link once, applies it, and voids all other proofs of the person. */
export const verifyProof = command(
  "user.verify",
  userAccess.verify,
  async (ctx, { service, type, shown, session }: VerifyProof): Promise<Verified | Refusal> => {
    const proof = await acceptProof(ctx, service.settings, shown, verifyTypes[type]);
    if ("refused" in proof) return proof;
    await lockUser(ctx.db, proof.user_id);
    const user = await findUser(ctx.db, proof.user_id);
    if (!user) return { refused: "otp_expired" };
    if (isBanned(user, ctx.now())) return { refused: "user_banned" };
    const verified = { userId: user.id, flowId: proof.flow_id, isHolderVoided: false };
    // The present mailbox alone never proves the new one, even if another server's settings changed
    // meanwhile.
    const isHalf =
      proof.token_type === "email_change_current" ||
      (proof.token_type === "email_change_new" && asksPresentMailbox(service, user));
    if (isHalf && user.email_change_confirmations === 0) {
      await deleteProof(ctx.db, proof.id);
      await recordEmailChangeConsent(ctx, user);
      return { ...verified, state: "half_proved" };
    }
    const isByLink = "tokenHash" in shown;
    const isHolder = await isHeldBy(ctx, user, session);
    const written = await applyProof(ctx, { service, proof, user, isByLink, isHolder });
    if (written.outcome === "void") {
      const message = isByLink ? { message: "Email link is invalid or has expired" } : {};
      return { refused: "otp_expired", ...message };
    }
    if (written.outcome === "own_account") return { ...verified, state: "proved", userId: written.userId };
    await deleteProofsOfUser(ctx.db, user.id);
    const isHolderVoided = written.outcome === "taken" && hasSignInMethod(user);
    if (isHolderVoided) await notifyOfVoiding(ctx, service, user);
    return { ...verified, state: "proved", isHolderVoided };
  },
);
