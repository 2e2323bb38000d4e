import { AppError, platformErrors } from "../errors.ts";
import { isConnectionError } from "./is-connection-error.ts";

/** What a failed statement means to callers: `server.unavailable` when the database is away, else itself. */
export function databaseError(error: unknown): unknown {
  return isConnectionError(error) ? unavailable(error) : error;
}

/** `server.unavailable`; the reason is for the log. */
export function unavailable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError("server.unavailable", ...platformErrors["server.unavailable"], { reason });
}
