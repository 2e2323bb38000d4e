import { createHash } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { type RateLimit, takeToken } from "#platform/server/rate-limit/take-token.ts";
import { authErrors } from "../errors.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";

type Limits = AuthSettings["rateLimits"];

const inFiveMinutes =
  (name: string, of: keyof Limits) =>
  (settings: AuthSettings): RateLimit => ({
    name,
    burst: 30,
    perMinute: settings.rateLimits[of] / 5,
  });

/** Per address of the caller. */
export const tokenLimit = inFiveMinutes("auth.token", "token");
export const signUpLimit = inFiveMinutes("auth.sign_up", "otp");
export const userUpdateLimit = inFiveMinutes("auth.user_update", "otp");
export const otpLimit = inFiveMinutes("auth.otp", "otp");
export const recoverLimit = inFiveMinutes("auth.recover", "otp");
export const resendLimit = inFiveMinutes("auth.resend", "otp");
export const verifyLimit = inFiveMinutes("auth.verify", "verify");
export const ssoLimit = inFiveMinutes("auth.sso", "sso");
export const samlAcsLimit = (): RateLimit => ({ name: "auth.saml_acs", burst: 30, perMinute: 3 });
export const authorizeLimit = (): RateLimit => ({ name: "auth.authorize", burst: 120, perMinute: 120 });
const fifteenPerMinute = (name: string) => (): RateLimit => ({ name, burst: 30, perMinute: 15 });
export const factorChallengeLimit = fifteenPerMinute("auth.factor_challenge");
export const factorVerifyLimit = fifteenPerMinute("auth.factor_verify");
export const passkeyRegistrationLimit = fifteenPerMinute("auth.passkey_registration");
export const passkeyLimit = inFiveMinutes("auth.passkey", "token");
export const anonymousLimit = ({ rateLimits }: AuthSettings): RateLimit => ({
  name: "auth.anonymous",
  burst: 30,
  perMinute: rateLimits.anonymousPerHour / 60,
});

/** Per e-mail address, known or not, and network of the caller: guesses of one household at one account. */
export const passwordAttemptLimit: RateLimit = { name: "auth.password_attempt", burst: 20, perMinute: 10 };

/**
 * Per e-mail address alone: distributed guesses at one account. High enough that a few machines cannot lock
 * the person out.
 */
export const passwordAttemptsTogetherLimit: RateLimit = {
  name: "auth.password_attempts_together",
  burst: 500,
  perMinute: 250,
};

/** Spends a token of both sign-in limits. `address` is the caller's, from `addressKey`. */
export async function spendPasswordAttempt(ctx: Ctx, email: string, address: string): Promise<void> {
  const account = createHash("sha256").update(email).digest("base64url");
  await spendToken(ctx, passwordAttemptLimit, `${account}:${address}`);
  await spendToken(ctx, passwordAttemptsTogetherLimit, account);
}

/** Takes a token, or throws `over_request_rate_limit` with the seconds to wait. */
export async function spendToken(ctx: Ctx, limit: RateLimit, subject: string): Promise<void> {
  const waitMs = await takeToken(ctx, limit, subject);
  if (waitMs === 0) return;
  const [status, message] = authErrors.over_request_rate_limit;
  throw new AppError("over_request_rate_limit", status, message, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
