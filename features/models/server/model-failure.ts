export type ModelFailureCode =
  | "model.rate_limited"
  | "model.unavailable"
  | "model.rejected"
  | "model.cut_short"
  | "model.stalled"
  | "model.unreachable"
  | "model.misconfigured";

/** Why a model did not answer, for a person. */
export interface ModelFailure {
  code: ModelFailureCode;
  message: string;
  retryAfterMs?: number;
  isRetryable: boolean;
}

/** The answer ended without a finish reason. */
export class ModelCutShortError extends Error {
  override readonly name = "ModelCutShortError";
}
