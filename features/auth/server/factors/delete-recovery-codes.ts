import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { lockUser } from "../users/user.repository.ts";
import { removeFactor } from "./delete-factor.ts";
import { factorAccess } from "./factor.access.ts";
import { lockRecoveryFactor } from "./factor.repository.ts";
import { noRecoveryCodes } from "./regenerate-recovery-codes.ts";
import { requireAal2 } from "./require-aal2.ts";
import { isRaisedBy } from "./session-level.repository.ts";

/**
 * Deletes the caller's recovery codes and returns their factor id. Refused for a session elevated by one of
 * them: it would fall back to aal1 while the other factor is lost.
 */
export const deleteRecoveryCodes = command(
  "factor.delete_recovery_codes",
  factorAccess.delete_recovery_codes,
  async (ctx, { service }: { service: AuthServiceOptions }): Promise<string> => {
    const { userId, sessionId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    await requireAal2(ctx, sessionId, { status: 403, message: "AAL2 required to delete recovery codes" });
    const factor = (await lockRecoveryFactor(ctx.db, userId)) ?? noRecoveryCodes();
    if (await isRaisedBy(ctx.db, sessionId, factor.id)) {
      const message = "Recovery codes can only be deleted in a session that another factor raised";
      throw new AppError("insufficient_aal", 403, message);
    }
    await removeFactor(ctx, factor, service);
    return factor.id;
  },
);
