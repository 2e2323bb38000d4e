import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { lockUser } from "../users/user.repository.ts";
import { auditFactor } from "./audit-factor.ts";
import { checkNewFactor } from "./check-new-factor.ts";
import { factorAccess } from "./factor.access.ts";
import { insertFactor, listFactors, lockRecoveryFactor } from "./factor.repository.ts";
import { hasVerifiedFactor } from "./factor.ts";
import { notifyOfFactor } from "./notify-of-factor.ts";
import { replaceCodes } from "./recovery-code.repository.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { requireAal2 } from "./require-aal2.ts";

export interface GenerateRecoveryCodes {
  friendlyName: string;
  service: AuthServiceOptions;
}

/** Creates the caller's recovery codes beside another factor. Only this answer holds them. */
export const generateRecoveryCodes = command(
  "factor.generate_recovery_codes",
  factorAccess.generate_recovery_codes,
  async (ctx, { friendlyName, service }: GenerateRecoveryCodes): Promise<JsonObject> => {
    const { userId, sessionId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    if (!service.settings.recoveryCodes.isEnrollEnabled)
      fail(authErrors, "mfa_recovery_codes_enroll_not_enabled");
    await requireAal2(ctx, sessionId, { status: 403, message: "AAL2 required to generate recovery codes" });
    if (await lockRecoveryFactor(ctx.db, userId)) {
      const message = "Recovery codes are already enrolled for this user, use regenerate to rotate them";
      throw new AppError("mfa_verified_factor_exists", 422, message);
    }
    await checkNewFactor(ctx, { friendlyName, service });
    if (!hasVerifiedFactor(await listFactors(ctx.db, userId)))
      fail(authErrors, "mfa_recovery_codes_sole_factor");

    const [id, at, codes, type] = [newId(), ctx.now(), newRecoveryCodes(), "recovery_code" as const];
    await insertFactor(ctx.db, { id, userId, type, friendlyName, isVerified: true, at });
    await replaceCodes(ctx.db, id, codes.map(hashRecoveryCode), at);
    const factor = { id, user_id: userId, factor_type: type, friendly_name: friendlyName };
    await auditFactor(ctx, "factor.recovery_codes_generated", factor, { count: codes.length });
    await notifyOfFactor(ctx, service, "recovery_codes_made", factor);
    return { id, type, friendly_name: friendlyName, total: codes.length, codes };
  },
);
