import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";

/** Reason of a refused response, for the audit trail. */
export type AssertionFault =
  | "malformed"
  | "status"
  | "issuer"
  | "destination"
  | "algorithm"
  | "encrypted"
  | "signature"
  | "audience"
  | "time"
  | "recipient"
  | "request"
  | "domain"
  | "replay";

/** Throws `validation_failed` with the fault in its details. */
export function refuseAssertion(fault: AssertionFault, explanation: string): never {
  return fail(authErrors, "validation_failed", {
    message: `SAML Assertion is not valid: ${explanation}`,
    details: { fault },
  });
}
