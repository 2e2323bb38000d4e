export type SandboxErrorCode =
  /** The secret of a checkout or the token of a portal is unknown, or no longer works. */
  | "not_found"
  | "session_expired"
  | "session_complete"
  | "card_required"
  /** Not one of the test cards. Nothing of it was stored. */
  | "not_a_test_card"
  | "card_declined"
  | "challenge_required"
  | "invalid_promotion_code"
  | "no_subscription"
  | "invalid_plan"
  | "invalid_time"
  | "not_payable"
  | "invalid_value";

/** Why the sandbox refuses what a page asked for; `message` is for people. */
export class SandboxError extends Error {
  readonly code: SandboxErrorCode;

  constructor(code: SandboxErrorCode, message: string) {
    super(message);
    this.name = "SandboxError";
    this.code = code;
  }
}
