import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { checkNewPassword } from "../password/check-new-password.ts";
import { hashPassword, isPasswordHash } from "../password/password-hash.ts";
import { optionalObject, optionalText, parseBody } from "../service/parse-body.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { checkEmail } from "../users/check-email.ts";
import { checkPhone } from "../users/check-phone.ts";
import type { ManagedChange } from "./managed-user.repository.ts";

const ManagedUserBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: optionalObject,
  app_metadata: optionalObject,
  role: optionalText,
  ban_duration: optionalText,
});

const roles = ["authenticated", "service_role", "anon"];

/** Validates an admin's description of a user. Hashes the password here, outside any transaction. */
export async function readManagedUser(
  body: unknown,
  now: Date,
  settings: AuthSettings,
): Promise<ManagedChange & { id: string }> {
  const input = parseBody(ManagedUserBody, body);
  const passwordHash = await hashOf(input, settings);
  if (input.role && !roles.includes(input.role)) {
    fail(authErrors, "validation_failed", { message: `Role must be one of ${roles.join(", ")}` });
  }
  return {
    id: input.id,
    ...(input.email ? { email: checkEmail(input.email) } : {}),
    ...(input.phone ? { phone: checkPhone(input.phone) } : {}),
    ...(passwordHash ? { passwordHash } : {}),
    ...(input.email_confirm ? { isEmailConfirmed: true } : {}),
    ...(input.phone_confirm ? { isPhoneConfirmed: true } : {}),
    ...(input.user_metadata ? { userMetadata: input.user_metadata } : {}),
    ...(input.app_metadata ? { appMetadata: input.app_metadata } : {}),
    ...(input.role ? { role: input.role } : {}),
    ...(input.ban_duration ? { bannedUntil: banUntil(input.ban_duration, now) } : {}),
  };
}

async function hashOf(
  { password, password_hash: hash, email, phone, user_metadata: data }: z.output<typeof ManagedUserBody>,
  settings: AuthSettings,
): Promise<string | undefined> {
  if (password && hash) {
    const message = "Only a password or a password hash should be provided";
    fail(authErrors, "validation_failed", { message });
  }
  if (hash) {
    if (!isPasswordHash(hash)) {
      fail(authErrors, "validation_failed", { message: "The password hash must be of argon2id" });
    }
    return hash;
  }
  if (!password) return undefined;
  checkNewPassword(password, settings, [email, phone, data?.name]);
  return hashPassword(password);
}

/** Parses `24h`, `1h30m`, or `none`, which ends a ban. */
function banUntil(duration: string, now: Date): Date | null {
  if (duration === "none") return null;
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration);
  const [hours, minutes, seconds] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  const lengthSeconds = (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  if (!parts || lengthSeconds === 0 || lengthSeconds > 100 * 366 * 86_400) {
    fail(authErrors, "validation_failed", {
      message: "ban_duration must be a duration such as 24h, or none",
    });
  }
  return new Date(now.getTime() + lengthSeconds * 1_000);
}
