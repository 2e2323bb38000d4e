import { AppError } from "#platform/server/errors.ts";
import { type AuthErrorCode, authErrors } from "./errors.ts";

/**
 * A refusal that has to be audited. A command returns it, so that its audit event and revocations commit. The
 * caller throws it afterwards.
 */
export interface Refusal {
  refused: AuthErrorCode;
  /** Default 400: most codes have another status for a refused token than elsewhere. */
  status?: number;
  message?: string;
  /** Seconds until a retry can succeed. */
  retryAfterSeconds?: number;
}

/** Returns the outcome, or throws the refusal. Call it outside the transaction. */
export function orThrow<Outcome extends object>(outcome: Outcome | Refusal): Outcome {
  if (!("refused" in outcome)) return outcome;
  const [status, message] = authErrors[outcome.refused];
  const { retryAfterSeconds } = outcome;
  const details = retryAfterSeconds === undefined ? undefined : { retryAfterSeconds };
  throw new AppError(outcome.refused, outcome.status ?? status, outcome.message ?? message, details);
}
