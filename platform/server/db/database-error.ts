import { AppError, platformErrors } from "../errors.ts";
import { heldState, holdErrors } from "../holds/hold-errors.ts";
import { isConnectionError } from "./is-connection-error.ts";

/**
 * Maps the error of a statement for callers: `server.unavailable` when the database is unreachable,
 * `hold.standing` when a legal hold keeps what was to be deleted, otherwise the error itself.
 */
export function databaseError(error: unknown): unknown {
  if (isConnectionError(error)) return unavailable(error);
  return error instanceof Error && "code" in error && error.code === heldState
    ? new AppError("hold.standing", holdErrors["hold.standing"][0], error.message)
    : error;
}

/** `server.unavailable`. The reason is for the log only. */
export function unavailable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError("server.unavailable", ...platformErrors["server.unavailable"], { reason });
}
