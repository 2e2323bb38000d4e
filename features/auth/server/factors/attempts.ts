import type { Ctx } from "#platform/server/context.ts";
import type { Refusal } from "../refusal.ts";
import { updateAttempts } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";

const mostWrongCodes = 5;
const spanMs = 15 * 60_000;

/** While it is, not even a right code is looked at: whoever guesses learns nothing. */
export function isLocked({ locked_until: until }: Factor, now: Date): boolean {
  return until !== null && until > now;
}

/** The refusal of a locked factor. */
export function lockedRefusal({ factor_type: type }: Factor): Refusal {
  if (type === "recovery_code") return { refused: "mfa_recovery_codes_locked" };
  return {
    refused: "mfa_verification_failed",
    message: "Too many wrong codes. Wait a quarter of an hour, or use another factor.",
  };
}

/** Counts a wrong code and writes it down; the fifth within a quarter of an hour locks the factor for another. */
export async function recordWrongCode(ctx: Ctx, factor: Factor): Promise<void> {
  const now = ctx.now();
  const isFresh = factor.failing_since !== null && now.getTime() - factor.failing_since.getTime() < spanMs;
  const failed = isFresh ? factor.failed_attempts + 1 : 1;
  const isTooMany = failed >= mostWrongCodes;
  await updateAttempts(ctx.db, factor.id, {
    failed: isTooMany ? 0 : failed,
    since: isTooMany ? null : isFresh ? factor.failing_since : now,
    lockedUntil: isTooMany ? new Date(now.getTime() + spanMs) : null,
  });
  await ctx.audit({
    act: isTooMany ? "factor.locked" : "factor.verification_failed",
    workspaceId: factor.user_id,
    onBehalfOf: factor.user_id,
    target: [{ type: "factor", id: factor.id }],
    facts: { type: factor.factor_type },
    outcome: "denied",
    errorCode: "mfa_verification_failed",
  });
}

export async function forgetWrongCodes(ctx: Ctx, factor: Factor): Promise<void> {
  if (factor.failing_since === null && factor.locked_until === null) return;
  await updateAttempts(ctx.db, factor.id, { failed: 0, since: null, lockedUntil: null });
}
