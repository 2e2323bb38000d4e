import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { type TrialMessage, trialMessages } from "./trial-messages.ts";

/** A step of the trial that failed: the sentence of the catalogue, and what more there is to know. */
export class TrialFailure extends Error {
  override readonly message: TrialMessage;
  /** What the server or the network said, unless it only repeats the sentence. */
  readonly reason: string | undefined;
  /** The server's name for it, for example `account_exists`. */
  readonly code: string | undefined;

  constructor(message: TrialMessage, cause?: unknown) {
    // The server may know better what it was.
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

/** What a thrown thing means to the person: itself when it is a failure of the trial, else `fallback`. */
export function toTrialFailure(thrown: unknown, fallback: TrialMessage): TrialFailure {
  return thrown instanceof TrialFailure ? thrown : new TrialFailure(fallback, thrown);
}

function describeReason(message: string, cause: unknown): string | undefined {
  if (!(cause instanceof ApiError || cause instanceof TypeError)) return undefined;
  const reason = describeError(cause);
  const says = (text: string) => text.replace(/[.!]$/, "").toLowerCase();
  return says(reason) === says(message) ? undefined : reason;
}
