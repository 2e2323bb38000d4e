import { AppError, platformErrors } from "../errors.ts";
import { isConnectionError } from "./is-connection-error.ts";

/**
 * Maps the error of a statement for callers: `server.unavailable` when the database is unreachable, otherwise
 * the error itself.
 */
export function databaseError(error: unknown): unknown {
  return isConnectionError(error) ? unavailable(error) : error;
}

/** `server.unavailable`. The reason is for the log only. */
export function unavailable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError("server.unavailable", ...platformErrors["server.unavailable"], { reason });
}
