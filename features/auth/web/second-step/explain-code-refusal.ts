import { isAuthApiError } from "@supabase/auth-js";

/** `wrong` when the code was not the right one; undefined for every other refusal. */
export function explainCodeRefusal(failure: Error, wrong: string): string | undefined {
  return isAuthApiError(failure) && failure.code === "mfa_verification_failed" ? wrong : undefined;
}
