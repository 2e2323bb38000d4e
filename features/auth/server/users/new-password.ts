import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";
import type { Person } from "../service/require-person.ts";

export interface NewPassword {
  password: string;
  currentPassword: string;
}

/** Checks a new password against the present one, and hashes it. */
export async function hashNewPassword(
  { user }: Person,
  { password, currentPassword }: NewPassword,
): Promise<string> {
  if (currentPassword && !(await verifyPassword(currentPassword, user.encrypted_password))) {
    fail(authErrors, "current_password_invalid");
  }
  if (await verifyPassword(password, user.encrypted_password)) fail(authErrors, "same_password");
  return hashPassword(password);
}
