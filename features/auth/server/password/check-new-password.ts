import { fail } from "#platform/server/errors.ts";
import { passwordRule } from "../../contract/password-rule.ts";
import { authErrors } from "../errors.ts";
import { type AuthSettings, defaultAuthSettings } from "../settings/auth-settings.ts";

type PasswordSettings = Pick<AuthSettings, "passwordMinLength" | "passwordRequiredCharacters">;

/** Throws with all reasons unless `password` is acceptable. Lengths are in bytes. */
export function checkNewPassword(password: string, settings: PasswordSettings = defaultAuthSettings): void {
  const length = Buffer.byteLength(password);
  if (length > passwordRule.maxBytes) {
    fail(authErrors, "validation_failed", {
      message: `Password cannot be longer than ${passwordRule.maxBytes} characters`,
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
  ];
  if (complaints.length === 0) return;
  fail(authErrors, "weak_password", {
    message: complaints.map(([, sentence]) => sentence).join(" "),
    details: { reasons: complaints.flatMap(([reason]) => reason ?? []) },
  });
}
