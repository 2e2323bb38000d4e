export type SandboxErrorCode =
  /** The checkout secret or portal token is unknown or no longer valid. */
  | "not_found"
  | "session_expired"
  | "session_complete"
  | "card_required"
  /** Not one of the test cards. Nothing was stored. */
  | "not_a_test_card"
  | "card_declined"
  | "challenge_required"
  | "invalid_promotion_code"
  | "no_subscription"
  | "invalid_plan"
  | "invalid_time"
  | "not_payable"
  | "invalid_value";

/** A refusal for a page; `message` is for people. */
export class SandboxError extends Error {
  readonly code: SandboxErrorCode;

  constructor(code: SandboxErrorCode, message: string) {
    super(message);
    this.name = "SandboxError";
    this.code = code;
  }
}
