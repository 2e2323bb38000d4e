import { ApiError } from "#platform/web/api/api-error.ts";

/** Whether a conversation does not exist for this person. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
