import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { type TrialMessage, trialMessages } from "./trial-messages.ts";

/** A failed step of the trial: the dialog's message, with details. */
export class TrialFailure extends Error {
  override readonly message: TrialMessage;
  /** The server's or network's message, unless it equals ours. */
  readonly reason: string | undefined;
  /** The server's error code, e.g. `account_exists`. */
  readonly code: string | undefined;

  constructor(message: TrialMessage, cause?: unknown) {
    // The server's message may be more exact.
    const told = Object.values(trialMessages).find(
      (known) => cause instanceof ApiError && known === cause.message,
    );
    super(told ?? message, { cause });
    this.message = told ?? message;
    this.name = "TrialFailure";
    this.code = cause instanceof ApiError ? cause.code : undefined;
    this.reason = describeReason(this.message, cause);
  }
}

/** A `TrialFailure` unchanged; other errors wrapped with `fallback`. */
export function toTrialFailure(thrown: unknown, fallback: TrialMessage): TrialFailure {
  return thrown instanceof TrialFailure ? thrown : new TrialFailure(fallback, thrown);
}

function describeReason(message: string, cause: unknown): string | undefined {
  if (!(cause instanceof ApiError || cause instanceof TypeError)) return undefined;
  const reason = describeError(cause);
  const says = (text: string) => text.replace(/[.!]$/, "").toLowerCase();
  return says(reason) === says(message) ? undefined : reason;
}
