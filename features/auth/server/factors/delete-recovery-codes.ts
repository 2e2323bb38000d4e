import { command } from "#platform/server/command.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { lockUser } from "../users/user.repository.ts";
import { removeFactor } from "./delete-factor.ts";
import { lockRecoveryFactor } from "./factor.repository.ts";
import { noRecoveryCodes } from "./regenerate-recovery-codes.ts";
import { requireAal2 } from "./require-aal2.ts";

/** Removes the person's recovery codes; returns the id of the factor that they were. */
export const deleteRecoveryCodes = command(
  "factor.delete_recovery_codes",
  async (
    ctx,
    { userId, sessionId, service }: { userId: string; sessionId: string; service: AuthServiceOptions },
  ): Promise<string> => {
    await lockUser(ctx.db, userId);
    await requireAal2(ctx, sessionId, { status: 403, message: "AAL2 required to delete recovery codes" });
    const factor = (await lockRecoveryFactor(ctx.db, userId)) ?? noRecoveryCodes();
    await removeFactor(ctx, factor, service);
    return factor.id;
  },
);
