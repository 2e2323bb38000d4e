import { type Ctx, userOf } from "#platform/server/context.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";

/** Generous for a person, tight for a loop. */
const answerLimit = { name: "chat.send", burst: 60, perMinute: 60 };

/**
 * Throws `rate.limited` when the person requests answers too often. Retries and refused requests count too.
 * Runs in parallel with the first statement; await it before any decision.
 */
export function requireAnswerToken(ctx: Ctx): Promise<void> {
  return requireToken(ctx, answerLimit, userOf(ctx).userId);
}
