import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { auditFactor } from "./audit-factor.ts";
import { factorAccess } from "./factor.access.ts";
import { lockRecoveryFactor } from "./factor.repository.ts";
import { resetWrongCodes } from "./factor-lockout.ts";
import { notifyOfFactor } from "./notify-of-factor.ts";
import { replaceCodes } from "./recovery-code.repository.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { requireAal2 } from "./require-aal2.ts";

/** Replaces the caller's recovery codes. Voids the previous ones and their lock. */
export const regenerateRecoveryCodes = command(
  "factor.regenerate_recovery_codes",
  factorAccess.regenerate_recovery_codes,
  async (ctx, { service }: { service: AuthServiceOptions }): Promise<JsonObject> => {
    const { userId, sessionId } = userOf(ctx);
    if (!service.settings.recoveryCodes.isEnrollEnabled)
      fail(authErrors, "mfa_recovery_codes_enroll_not_enabled");
    await requireAal2(ctx, sessionId, { status: 403, message: "AAL2 required to regenerate recovery codes" });
    const factor = (await lockRecoveryFactor(ctx.db, userId)) ?? noRecoveryCodes();
    const codes = newRecoveryCodes();
    await replaceCodes(ctx.db, factor.id, codes.map(hashRecoveryCode), ctx.now());
    await resetWrongCodes(ctx, factor);
    await auditFactor(ctx, "factor.recovery_codes_regenerated", factor, { count: codes.length });
    await notifyOfFactor(ctx, service, "recovery_codes_made", factor);
    const { id, factor_type: type, friendly_name } = factor;
    return { id, type, ...(friendly_name ? { friendly_name } : {}), total: codes.length, codes };
  },
);

export function noRecoveryCodes(): never {
  fail(authErrors, "mfa_factor_not_found", { message: "The user has not enrolled recovery codes" });
}
