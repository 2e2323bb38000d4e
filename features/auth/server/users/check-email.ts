import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

// One @, no blanks, a host with a dot-separated name of letters, digits and hyphens.
const format =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/** The address in stored form (trimmed, lower case). Throws when invalid. */
export function checkEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (address === "") fail(authErrors, "validation_failed", { message: "An email address is required" });
  if (address.length > 255)
    fail(authErrors, "validation_failed", { message: "An email address is too long" });
  if (!format.test(address) || address.includes("..")) {
    fail(authErrors, "validation_failed", { message: "Unable to validate email address: invalid format" });
  }
  return address;
}
