import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { authErrors } from "../errors.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { lockUser } from "../users/user.repository.ts";
import { auditFactor } from "./audit-factor.ts";
import { type Challenge, findChallenge, markChallengeVerified } from "./challenge.repository.ts";
import { requireVerifyEnabled } from "./check-factor-type.ts";
import { checkProof, type FactorProof } from "./check-proof.ts";
import { elevateSession } from "./elevate-session.ts";
import { factorAccess } from "./factor.access.ts";
import { deleteFactorRows, listFactors, lockFactor, updateFactorRow } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";
import { findLock, recordWrongCode, resetWrongCodes } from "./factor-lockout.ts";
import { notifyOfFactor } from "./notify-of-factor.ts";

export interface VerifyFactor {
  factorId: string;
  challengeId: string;
  proof: FactorProof;
  service: AuthServiceOptions;
}

const wrong: Record<Factor["factor_type"], string> = {
  totp: "Invalid TOTP code entered",
  phone: "Invalid MFA Phone code entered",
  webauthn: "Invalid WebAuthn credential given",
  recovery_code: "Invalid recovery code entered",
};

/** The text clients expect for a replayed code. */
const used = "TOTP code was already used, wait for the next one";

/** Checks the caller's answer to a challenge. A correct one verifies the factor and elevates the session to aal2. */
export const verifyFactor = command(
  "factor.verify",
  factorAccess.verify,
  async (ctx, input: VerifyFactor): Promise<SessionGrant | Refusal> => {
    const { factorId, challengeId, proof, service } = input;
    const { userId, sessionId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const factor = (await lockFactor(ctx.db, userId, factorId)) ?? fail(authErrors, "mfa_factor_not_found");
    requireVerifyEnabled(factor.factor_type, service.settings);
    const challenge = await findChallenge(ctx.db, factorId, challengeId);
    const refused = refusalOf(challenge, addressKey(ctx.source.ip), ctx.now(), service);
    if (!challenge || refused) return refused ?? { refused: "mfa_factor_not_found" };
    const lock = findLock(factor, ctx.now());
    if (lock) return lock;
    const change = await checkProof(ctx, { factor, challenge, proof, service });
    if (!change || change === "used") {
      await recordWrongCode(ctx, factor);
      return { refused: "mfa_verification_failed", message: change ? used : wrong[factor.factor_type] };
    }

    await resetWrongCodes(ctx, factor);
    await markChallengeVerified(ctx.db, challenge.id, ctx.now());
    await updateFactorRow(ctx.db, factorId, { ...change, isVerified: true }, ctx.now());
    await auditFactor(ctx, "factor.verified", factor);
    const begun = (await listFactors(ctx.db, userId)).filter(
      ({ status, factor_type: type }) => status === "unverified" && type === factor.factor_type,
    );
    await deleteFactorRows(
      ctx.db,
      begun.map(({ id }) => id),
    );
    if (factor.status === "unverified") await notifyOfFactor(ctx, service, "factor_enrolled", factor);
    return elevateSession(ctx, { factor, sessionId });
  },
);

/** The refusal of a challenge that cannot be answered, before the proof itself is checked. */
function refusalOf(
  challenge: Challenge | undefined,
  address: string,
  now: Date,
  { settings }: AuthServiceOptions,
): Refusal | undefined {
  if (!challenge) {
    const message = "MFA factor with the provided challenge ID not found";
    return { refused: "mfa_factor_not_found", status: 422, message };
  }
  const { id, verified_at: verifiedAt, created_at: createdAt } = challenge;
  if (verifiedAt !== null || challenge.ip_address !== address) return { refused: "mfa_ip_address_mismatch" };
  if (now.getTime() - createdAt.getTime() < settings.challengeSeconds * 1_000) return undefined;
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  return { refused: "mfa_challenge_expired", message };
}
