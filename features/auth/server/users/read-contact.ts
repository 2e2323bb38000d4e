import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { checkEmail } from "./check-email.ts";
import { checkPhone } from "./check-phone.ts";
import type { Contact } from "./contact.ts";

/** The given contact, checked. Throws with `message` unless exactly one is given. */
export function readContact(
  { email, phone }: { email: string; phone: string },
  { both, none }: { both: string; none: string },
): Contact {
  if (email && phone) fail(authErrors, "validation_failed", { message: both });
  if (email) return { email: checkEmail(email) };
  if (phone) return { phone: checkPhone(phone) };
  return fail(authErrors, "validation_failed", { message: none });
}
