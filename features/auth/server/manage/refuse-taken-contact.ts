import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** Tells a program of the installation which of the two another user has; the words are those of its calls. */
export function refuseTakenContact(provider: "email" | "phone"): never {
  if (provider === "email") fail(authErrors, "email_exists");
  fail(authErrors, "phone_exists", { message: "Phone number already registered by another user" });
}
