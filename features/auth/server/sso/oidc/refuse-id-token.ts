import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";

/** Reason of a refused issuer response, for the audit trail. */
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

/** Throws `validation_failed` with the fault in its details. */
export function refuseIdToken(fault: IdTokenFault, explanation: string): never {
  return fail(authErrors, "validation_failed", {
    message: `ID token is not valid: ${explanation}`,
    details: { fault },
  });
}
