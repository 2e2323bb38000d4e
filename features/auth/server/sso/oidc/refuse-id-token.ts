import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";

/** Why an answer of an issuer is refused, for the audit trail. */
export type IdTokenFault =
  | "issuer"
  | "audience"
  | "nonce"
  | "time"
  | "signature"
  | "incomplete"
  | "subject"
  | "email"
  | "domain"
  | "session";

/** Throws `validation_failed`, with the fault in its details. */
export function refuseIdToken(fault: IdTokenFault, explanation: string): never {
  return fail(authErrors, "validation_failed", {
    message: `ID token is not valid: ${explanation}`,
    details: { fault },
  });
}
