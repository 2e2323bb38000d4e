import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { lockUser } from "../users/user.repository.ts";
import { type DeleteFactor, deleteFactor } from "./delete-factor.ts";
import { factorAccess } from "./factor.access.ts";
import { listFactors } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";
import { requireAal2 } from "./require-aal2.ts";

/** Deletes a factor of the caller, whose session has shown one. */
export const deleteOwnFactor = command(
  "factor.delete_own",
  factorAccess.delete_own,
  async (ctx, { factorId, service }: Omit<DeleteFactor, "userId">): Promise<void> => {
    const { userId, sessionId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const factors = await listFactors(ctx.db, userId);
    const factor = factors.find(({ id }) => id === factorId) ?? fail(authErrors, "mfa_factor_not_found");
    await requireMayDelete(ctx, { factor, factors }, sessionId);
    await deleteFactor(ctx, { userId, factorId, service });
  },
);

async function requireMayDelete(
  ctx: Ctx,
  { factor, factors }: { factor: Factor; factors: readonly Factor[] },
  sessionId: string,
): Promise<void> {
  if (factor.factor_type === "recovery_code") {
    const message =
      "Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes";
    throw new AppError("validation_failed", 422, message);
  }
  // The first factor may still be given up with one factor alone.
  if (!factors.some(({ status }) => status === "verified")) return;
  const message = "AAL2 required to unenroll verified factor";
  await requireAal2(ctx, sessionId, { status: 422, message });
}
