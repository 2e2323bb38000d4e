import type { Ctx } from "#platform/server/context.ts";
import { hashToken } from "../hash-token.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { addressOf, type Contact } from "../users/contact.ts";
import { auditRefusedProof } from "./audit-refused-proof.ts";
import { hasCode, isFresh, isOpenToCodes } from "./check-proof.ts";
import { countFailedAttempt, lockProofOfLink, lockProofsOf } from "./one-time-token.repository.ts";
import type { ProofType, StoredProof } from "./proof.ts";

/** What the caller presents: the link's token, or the code with the contact it was sent to. */
export type Shown = { tokenHash: string } | { code: string; contact: Contact };

/** Finds and locks the proof that matches. Otherwise counts the wrong guess and returns the refusal. */
export async function acceptProof(
  ctx: Ctx,
  settings: AuthSettings,
  shown: Shown,
  types: readonly ProofType[],
): Promise<StoredProof | Refusal> {
  if ("tokenHash" in shown) {
    const proof = await lockProofOfLink(ctx.db, hashToken(shown.tokenHash));
    if (proof && types.includes(proof.token_type) && isFresh(ctx, settings, proof)) return proof;
    return { refused: "otp_expired", message: "Email link is invalid or has expired" };
  }
  const waiting = await lockProofsOf(ctx.db, addressOf(shown.contact), types);
  const open = waiting.filter((proof) => isOpenToCodes(ctx, settings, proof));
  const right = open.find((proof) => hasCode(ctx, proof, shown.code));
  if (right) return right;
  await countFailedAttempt(
    ctx.db,
    open.map(({ id }) => id),
  );
  await auditRefusedProof(ctx, shown.contact, open);
  return { refused: "otp_expired" };
}
