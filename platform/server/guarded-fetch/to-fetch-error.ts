import { GuardedFetchError } from "./guarded-fetch-error.ts";

const TIMEOUT_CODES = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

/** Maps any network error to one of our codes. The original is kept as the cause. */
export function toFetchError(error: unknown, signal?: AbortSignal): GuardedFetchError {
  if (error instanceof GuardedFetchError) return error;
  if (signal?.aborted && !isTimeout(signal.reason)) {
    return new GuardedFetchError("fetch.cancelled", "The request was cancelled.", { cause: error });
  }
  if (signal?.aborted || isTimeout(error)) {
    return new GuardedFetchError("fetch.timed_out", "The server took too long to answer.", { cause: error });
  }
  return new GuardedFetchError("fetch.unreachable", "The server could not be reached.", { cause: error });
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || ("code" in error && TIMEOUT_CODES.has(String(error.code)));
}
