import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { lockUser } from "../users/user.repository.ts";
import { auditFactor } from "./audit-factor.ts";
import { elevateSession } from "./elevate-session.ts";
import { factorAccess } from "./factor.access.ts";
import { lockRecoveryFactor } from "./factor.repository.ts";
import { findLock, recordWrongCode, resetWrongCodes } from "./factor-lockout.ts";
import { notifyOfFactor } from "./notify-of-factor.ts";
import { countCodes, spendCode } from "./recovery-code.repository.ts";
import { hashRecoveryCode, normalizeRecoveryCode } from "./recovery-codes.ts";

export interface VerifyRecoveryCode {
  code: string;
  service: AuthServiceOptions;
}

const wrong: Refusal = { refused: "mfa_verification_failed", message: "Invalid recovery code entered" };

/** Spends a recovery code of the caller in place of another factor and elevates the session to aal2. */
export const verifyRecoveryCode = command(
  "factor.verify_recovery_code",
  factorAccess.verify_recovery_code,
  async (ctx, { code, service }: VerifyRecoveryCode): Promise<SessionGrant | Refusal> => {
    const { userId, sessionId } = userOf(ctx);
    if (!service.settings.recoveryCodes.isVerifyEnabled)
      fail(authErrors, "mfa_recovery_codes_verify_not_enabled");
    const given = normalizeRecoveryCode(code);
    if (!given) fail(authErrors, "validation_failed", { message: "Code needs to be non-empty" });
    await lockUser(ctx.db, userId);
    const factor = await lockRecoveryFactor(ctx.db, userId);
    if (!factor) return wrong;
    const lock = findLock(factor, ctx.now());
    if (lock) return lock;
    if (!(await spendCode(ctx.db, factor.id, hashRecoveryCode(given), ctx.now()))) {
      await recordWrongCode(ctx, factor);
      return wrong;
    }
    await resetWrongCodes(ctx, factor);
    const { remaining } = await countCodes(ctx.db, factor.id);
    await auditFactor(ctx, "factor.recovery_code_used", factor, { remaining });
    await notifyOfFactor(ctx, service, "recovery_code_used", factor);
    return elevateSession(ctx, { factor, sessionId });
  },
);
