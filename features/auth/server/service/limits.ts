import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { type RateLimit, takeToken } from "#platform/server/rate-limit/take-token.ts";
import { authErrors } from "../errors.ts";

/** Per address of the caller. */
export const tokenLimit: RateLimit = { name: "auth.token", burst: 30, perMinute: 30 };
export const signUpLimit: RateLimit = { name: "auth.sign_up", burst: 30, perMinute: 6 };
export const userUpdateLimit: RateLimit = { name: "auth.user_update", burst: 30, perMinute: 6 };

/** Per e-mail address, known or not: what many machines may try together against one person. */
export const passwordAttemptLimit: RateLimit = { name: "auth.password_attempt", burst: 20, perMinute: 10 };

/** Takes a token or throws `over_request_rate_limit` with the seconds to wait. */
export async function spendToken(ctx: Ctx, limit: RateLimit, subject: string): Promise<void> {
  const waitMs = await takeToken(ctx, limit, subject);
  if (waitMs === 0) return;
  const [status, message] = authErrors.over_request_rate_limit;
  throw new AppError("over_request_rate_limit", status, message, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
