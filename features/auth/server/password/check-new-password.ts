import { fail } from "#platform/server/errors.ts";
import { isEasyPassword } from "../../contract/easy-password/is-easy-password.ts";
import { passwordLength, passwordRule } from "../../contract/password-rule.ts";
import { authErrors } from "../errors.ts";
import { type AuthSettings, defaultAuthSettings } from "../settings/auth-settings.ts";

type PasswordSettings = Pick<
  AuthSettings,
  "passwordMinLength" | "passwordRequiredCharacters" | "isEasyPasswordRefused"
>;

/**
 * Throws with all reasons unless `password` is acceptable. Lengths are in characters. `about` holds the person's
 * address and names, which a setting refuses as well.
 */
export function checkNewPassword(
  password: string,
  settings: PasswordSettings = defaultAuthSettings,
  about: readonly unknown[] = [],
): void {
  const length = passwordLength(password);
  if (length > passwordRule.maxLength) {
    fail(authErrors, "validation_failed", {
      message: `Password cannot be longer than ${passwordRule.maxLength} characters`,
    });
  }
  const { passwordMinLength, passwordRequiredCharacters: groups } = settings;
  const complaints = [
    ...(length < passwordMinLength
      ? [["length", `Password should be at least ${passwordMinLength} characters.`]]
      : []),
    ...(groups.some((group) => ![...group].some((character) => password.includes(character)))
      ? [["characters", `Password should contain at least one character of each: ${groups.join(", ")}.`]]
      : []),
    ...(settings.isEasyPasswordRefused && isEasyPassword(password, about)
      ? [["pwned", "Password is known to be weak and easy to guess, please choose a different one."]]
      : []),
  ];
  if (complaints.length === 0) return;
  fail(authErrors, "weak_password", {
    message: complaints.map(([, sentence]) => sentence).join(" "),
    details: { reasons: complaints.flatMap(([reason]) => reason ?? []) },
  });
}
