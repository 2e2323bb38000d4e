import type { Ctx } from "#platform/server/context.ts";
import { authErrors } from "../errors.ts";
import type { Refusal } from "../refusal.ts";
import { updateAttempts } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";

const mostWrongCodes = 5;
const spanMs = 15 * 60_000;

/**
 * The refusal for a locked factor, undefined for an unlocked one. Clients read the seconds to wait from the
 * message. A correct code is refused as well, so that guessing reveals nothing.
 */
export function findLock({ locked_until: until, factor_type: type }: Factor, now: Date): Refusal | undefined {
  if (until === null || until <= now) return undefined;
  const refused = type === "recovery_code" ? "mfa_recovery_codes_locked" : "over_request_rate_limit";
  const [status, sentence] = authErrors[refused];
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1_000);
  const wait = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  return { refused, status, message: `${sentence}. ${wait}`, retryAfterSeconds };
}

/** Counts a wrong code. The fifth within 15 minutes locks the factor for 15 more. */
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

export async function resetWrongCodes(ctx: Ctx, factor: Factor): Promise<void> {
  if (factor.failing_since === null && factor.locked_until === null) return;
  await updateAttempts(ctx.db, factor.id, { failed: 0, since: null, lockedUntil: null });
}
