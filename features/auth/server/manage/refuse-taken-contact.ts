import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** Refuses a taken address or number, in the words of the admin endpoints. */
export function refuseTakenContact(provider: "email" | "phone"): never {
  if (provider === "email") fail(authErrors, "email_exists");
  fail(authErrors, "phone_exists", { message: "Phone number already registered by another user" });
}
