import { fail } from "#platform/server/errors.ts";
import { authErrors } from "./errors.ts";

/** Throws `validation_failed` with the protocol's message. */
export function refuseInput(message: string): never {
  return fail(authErrors, "validation_failed", { message });
}
