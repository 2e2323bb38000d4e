import { fail } from "#platform/server/errors.ts";
import { authErrors } from "./errors.ts";

/** Throws `validation_failed` with the words of the protocol about what was sent. */
export function refuseInput(message: string): never {
  return fail(authErrors, "validation_failed", { message });
}
