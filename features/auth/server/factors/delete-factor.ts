import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { lockUser } from "../users/user.repository.ts";
import { auditFactor } from "./audit-factor.ts";
import { factorAccess } from "./factor.access.ts";
import { deleteFactorRows, listFactors } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";
import { notifyOfFactor } from "./notify-of-factor.ts";
import { lowerSessionRows } from "./session-level.repository.ts";

export interface DeleteFactor {
  userId: string;
  factorId: string;
  service: AuthServiceOptions;
}

/**
 * Deletes a factor of anybody, whatever the level of a session. Sessions that it elevated fall back to aal1 with
 * their next token. Recovery codes go with the last other factor. Otherwise a person who came in by a code could
 * not remove the lost factor: removing the codes first would end the elevation.
 */
export const deleteFactor = command(
  "factor.delete",
  factorAccess.delete,
  async (ctx, { userId, factorId, service }: DeleteFactor): Promise<void> => {
    await lockUser(ctx.db, userId);
    const factors = await listFactors(ctx.db, userId);
    const factor = factors.find(({ id }) => id === factorId) ?? fail(authErrors, "mfa_factor_not_found");
    const codes = recoveryCodesAlone(factors, factor);
    for (const gone of codes ? [factor, codes] : [factor]) await removeFactor(ctx, gone, service);
  },
);

/** Deletes the factor with its elevations and notifies the person. Needs the lock of the user. */
export async function removeFactor(ctx: Ctx, factor: Factor, service: AuthServiceOptions): Promise<void> {
  const { id, user_id: userId, status } = factor;
  const lowered = await lowerSessionRows(ctx.db, [id], ctx.now());
  for (const sessionId of lowered) {
    await ctx.audit({
      act: "session.lowered",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "session", id: sessionId }],
    });
  }
  await deleteFactorRows(ctx.db, [id]);
  await auditFactor(ctx, status === "verified" ? "factor.unenrolled" : "factor.abandoned", factor, {
    status,
  });
  if (lowered.length > 0) await invalidateCaller(ctx, userId);
  if (status === "verified") await notifyOfFactor(ctx, service, "factor_unenrolled", factor);
}

/** The recovery codes, if they would be the only verified factor without `factor`. */
function recoveryCodesAlone(factors: readonly Factor[], factor: Factor): Factor | undefined {
  if (factor.status === "unverified" || factor.factor_type === "recovery_code") return undefined;
  const others = factors.filter(({ id, status }) => id !== factor.id && status === "verified");
  const isAlone = others.length > 0 && others.every(({ factor_type: type }) => type === "recovery_code");
  return isAlone ? others[0] : undefined;
}
