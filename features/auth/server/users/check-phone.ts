import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** The number in stored form: digits with country code (E.164). Throws when invalid. */
export function checkPhone(phone: string): string {
  const digits = phone.replace(/^\+/, "").replace(/\s/g, "");
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    fail(authErrors, "validation_failed", { message: "Invalid phone number format (E.164 required)" });
  }
  return digits;
}
