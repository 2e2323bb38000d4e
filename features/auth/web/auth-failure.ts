import { isAuthRetryableFetchError } from "@supabase/auth-js";

/** What to tell a person whom the auth service refused: its own words, unless it could not be reached. */
export function describeAuthFailure(error: Error): string {
  const isUnreached = isAuthRetryableFetchError(error) && !error.status;
  return isUnreached ? "Cannot reach the server. Try again in a moment." : error.message;
}
