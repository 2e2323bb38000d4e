import { fail } from "#platform/server/errors.ts";
import { passwordRule } from "../../contract/password-rule.ts";
import { authErrors } from "../errors.ts";

/** Throws when `password` may not become a password. Lengths count bytes. */
export function checkNewPassword(password: string): void {
  const length = Buffer.byteLength(password);
  if (length < passwordRule.minBytes) {
    fail(authErrors, "weak_password", { details: { reasons: ["length"] } });
  }
  if (length > passwordRule.maxBytes) {
    fail(authErrors, "validation_failed", {
      message: `Password cannot be longer than ${passwordRule.maxBytes} characters`,
    });
  }
}
