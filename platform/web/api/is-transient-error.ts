import { ApiError } from "./api-error.ts";

/** The network, a proxy without a server behind it, a server that is starting: worth another try. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ApiError) return [502, 503, 504].includes(error.status);
  return error instanceof TypeError;
}
