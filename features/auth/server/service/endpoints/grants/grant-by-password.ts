import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { authErrors } from "../../../errors.ts";
import { checkNewPassword } from "../../../password/check-new-password.ts";
import { holderCookie } from "../../../proofs/holder-cookie.ts";
import { presentSession } from "../../../sessions/present-session.ts";
import { signInWithPassword } from "../../../sessions/sign-in-with-password.ts";
import type { AuthSettings } from "../../../settings/auth-settings.ts";
import { addressOf, type Contact, isProved } from "../../../users/contact.ts";
import { failedSignInStepMs } from "../../duration-steps.ts";
import type { Answer, Call } from "../../endpoint.ts";
import { spendPasswordAttempt } from "../../limits.ts";
import { padFailureDuration } from "../../pad-failure-duration.ts";
import { optionalText, parseBody } from "../../parse-body.ts";

const PasswordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });

/** A longer password cannot have been set and would only cost hashing time. */
const longestPasswordBytes = 1_024;

/**
 * Session for a password, with a note when this password could no longer be set. Until the address is proved,
 * sets the holder cookie, as a sign-up does: this browser may open the mail's link.
 */
export async function grantByPassword(ctx: Ctx, call: Call): Promise<Answer> {
  const { body, service } = call;
  const { settings } = service;
  const { email, phone, password } = parseBody(PasswordBody, body);
  const contact = contactOf(settings, email, phone);
  const address = addressOf(contact);
  if (address.length > 255 || Buffer.byteLength(password) > longestPasswordBytes) {
    fail(authErrors, "invalid_credentials");
  }
  await spendPasswordAttempt(ctx, address, addressKey(ctx.source.ip));
  const grant = await padFailureDuration(failedSignInStepMs, () =>
    signInWithPassword(ctx, { contact, password, service }),
  );
  const weakness = weaknessOf(password, settings);
  const session = await presentSession(ctx, grant, service);
  const { user, sessionId } = grant;
  return {
    json: weakness ? { ...session, weak_password: weakness } : session,
    ...(isProved(user, contact) ? {} : { headers: holderCookie(ctx, call, { userId: user.id, sessionId }) }),
  };
}

/** Skips the format check: an invalid address is simply unknown. */
function contactOf(settings: AuthSettings, email: string, phone: string): Contact {
  if (email && phone) {
    const message = "Only an email address or phone number should be provided on login.";
    fail(authErrors, "validation_failed", { message });
  }
  if (email) {
    if (!settings.isEmailEnabled)
      throw new AppError("email_provider_disabled", 422, "Email logins are disabled");
    return { email: email.trim().toLowerCase() };
  }
  if (!phone) fail(authErrors, "validation_failed", { message: "missing email or phone" });
  if (!settings.isPhoneEnabled)
    throw new AppError("phone_provider_disabled", 422, "Phone logins are disabled");
  return { phone: phone.replace(/^\+|\s/g, "") };
}

function weaknessOf(password: string, settings: AuthSettings): JsonObject | undefined {
  try {
    checkNewPassword(password, settings);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "weak_password") return undefined;
    return { message: error.message, reasons: error.details?.reasons ?? [] };
  }
  return undefined;
}
