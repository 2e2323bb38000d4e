import { AppError } from "#platform/server/errors.ts";
import { type AuthErrorCode, authErrors } from "./errors.ts";

/**
 * A "no" that has to be written down: a command returns it, so that its audit event and its revocations are
 * committed, and the caller throws it afterwards.
 */
export interface Refusal {
  refused: AuthErrorCode;
  /** 400 unless said: most codes have another status when a token is refused than elsewhere. */
  status?: number;
  message?: string;
  /** After which it may be asked for again. */
  retryAfterSeconds?: number;
}

/** The outcome, or the refusal thrown as an error. Call it outside the transaction. */
export function orThrow<Outcome extends object>(outcome: Outcome | Refusal): Outcome {
  if (!("refused" in outcome)) return outcome;
  const [status, message] = authErrors[outcome.refused];
  const { retryAfterSeconds } = outcome;
  const details = retryAfterSeconds === undefined ? undefined : { retryAfterSeconds };
  throw new AppError(outcome.refused, outcome.status ?? status, outcome.message ?? message, details);
}
