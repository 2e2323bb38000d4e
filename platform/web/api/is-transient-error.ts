import { ApiError } from "./api-error.ts";

/** Whether a retry may succeed: network errors, a proxy without its server, a starting server. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ApiError) return [502, 503, 504].includes(error.status);
  return error instanceof TypeError;
}
