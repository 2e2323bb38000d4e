import { type Ctx, userOf } from "#platform/server/context.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";

/** Generous for a person, tight for a loop. */
const answerLimit = { name: "chat.send", burst: 60, perMinute: 60 };

/**
 * Rejects with `rate.limited` when the person asks for answers too often; repetitions and what is refused count as
 * well. Travels beside the first statement; await it before anything is decided.
 */
export function requireAnswerToken(ctx: Ctx): Promise<void> {
  return requireToken(ctx, answerLimit, userOf(ctx).userId);
}
