import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** The number in the form in which it is kept, digits only with the country's; throws when it is none (E.164). */
export function checkPhone(phone: string): string {
  const digits = phone.replace(/^\+/, "").replace(/\s/g, "");
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    fail(authErrors, "validation_failed", { message: "Invalid phone number format (E.164 required)" });
  }
  return digits;
}
