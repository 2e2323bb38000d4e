import { signInWithPassword, signUpRemarksOfPage } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";
import { log } from "#platform/web/log.ts";
import { TrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";

/**
 * Opens the account of this browser's completed checkout and signs in. False when only the sign-in failed.
 * Throws `TrialFailure`.
 */
export async function completeTrial(email: string, password: string): Promise<boolean> {
  const remarks = await signUpRemarksOfPage();
  const reply = await callFunction("complete-trial-signup", { password, remarks }).catch((error: unknown) => {
    // A second click or tab: the account exists.
    if (error instanceof ApiError && error.code === "account_already_created") return undefined;
    throw new TrialFailure(trialMessages.noAccount, error);
  });
  const refusal = await signInWithPassword({ email: readText(reply, "email") ?? email, password });
  if (refusal) log.debug("The new account could not be signed in.", refusal);
  return !refusal;
}
