import { isAuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { authTexts } from "./texts/auth-texts.ts";

/**
 * The message for a refusal: our translation by its code, else the service's own text. Another one for an
 * unreachable service.
 */
export function describeAuthFailure(error: Error): string {
  const isUnreached = isAuthRetryableFetchError(error) && !error.status;
  return isUnreached ? sharedTexts.read().failures.unreached : wordsOf(error);
}

function wordsOf(error: Error): string {
  const code = isAuthError(error) ? error.code : undefined;
  return (code && authTexts.read().refusals[code]) || error.message;
}
